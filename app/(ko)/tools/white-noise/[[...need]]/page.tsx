import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import WhiteNoise from '@/components/tools/white-noise/WhiteNoise'

export const generateStaticParams = koreanParams('white-noise')
export const generateMetadata = koreanMetadata('white-noise')
export default koreanPage('white-noise', WhiteNoise)
