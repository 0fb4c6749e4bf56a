import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import JpgCompressor from '@/components/tools/jpg-compressor/JpgCompressor'

export const generateMetadata = koreanMetadata('jpg-compressor')
export default koreanPage('jpg-compressor', JpgCompressor)
