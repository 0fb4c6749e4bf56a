import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import JpgCompressor from '@/components/tools/jpg-compressor/JpgCompressor'

export const generateStaticParams = prefixedParams('jpg-compressor')
export const generateMetadata = prefixedMetadata('jpg-compressor')
export default prefixedPage('jpg-compressor', JpgCompressor)
