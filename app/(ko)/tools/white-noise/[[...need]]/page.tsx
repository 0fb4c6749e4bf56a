import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import WhiteNoise from '@/components/tools/white-noise/WhiteNoise'

export const generateStaticParams = toolParams('white-noise')
export const generateMetadata = toolMetadata('white-noise')
export default toolPage('white-noise', WhiteNoise)
