import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import LoremIpsum from '@/components/tools/lorem-ipsum/LoremIpsum'

export const generateStaticParams = koreanParams('lorem-ipsum')
export const generateMetadata = koreanMetadata('lorem-ipsum')
export default koreanPage('lorem-ipsum', LoremIpsum)
