import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import JpgCompressor from '@/components/tools/jpg-compressor/JpgCompressor'

export const generateMetadata = prefixedMetadata('jpg-compressor')
export default prefixedPage('jpg-compressor', JpgCompressor)
