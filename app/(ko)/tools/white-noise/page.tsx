import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import WhiteNoise from '@/components/tools/white-noise/WhiteNoise'

export const generateMetadata = koreanMetadata('white-noise')
export default koreanPage('white-noise', WhiteNoise)
