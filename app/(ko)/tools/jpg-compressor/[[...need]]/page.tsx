import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import JpgCompressor from '@/components/tools/jpg-compressor/JpgCompressor'

export const generateStaticParams = toolParams('jpg-compressor')
export const generateMetadata = toolMetadata('jpg-compressor')
export default toolPage('jpg-compressor', JpgCompressor)
