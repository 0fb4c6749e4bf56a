import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import Mp4ToGif from '@/components/tools/mp4-to-gif/Mp4ToGif'

export const generateStaticParams = toolParams('mp4-to-gif')
export const generateMetadata = toolMetadata('mp4-to-gif')
export default toolPage('mp4-to-gif', Mp4ToGif)
