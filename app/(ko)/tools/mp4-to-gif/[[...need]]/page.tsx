import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import Mp4ToGif from '@/components/tools/mp4-to-gif/Mp4ToGif'

export const generateStaticParams = koreanParams('mp4-to-gif')
export const generateMetadata = koreanMetadata('mp4-to-gif')
export default koreanPage('mp4-to-gif', Mp4ToGif)
