import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import WhiteNoise from '@/components/tools/white-noise/WhiteNoise'

export const generateStaticParams = prefixedParams('white-noise')
export const generateMetadata = prefixedMetadata('white-noise')
export default prefixedPage('white-noise', WhiteNoise)
