import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import Mp4ToGif from '@/components/tools/mp4-to-gif/Mp4ToGif'

export const generateStaticParams = prefixedParams('mp4-to-gif')
export const generateMetadata = prefixedMetadata('mp4-to-gif')
export default prefixedPage('mp4-to-gif', Mp4ToGif)
