import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import JpgCompressor from '@/components/tools/jpg-compressor/JpgCompressor'

export const generateStaticParams = koreanParams('jpg-compressor')
export const generateMetadata = koreanMetadata('jpg-compressor')
export default koreanPage('jpg-compressor', JpgCompressor)
