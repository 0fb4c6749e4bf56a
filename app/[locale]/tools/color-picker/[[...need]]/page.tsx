import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import ColorPicker from '@/components/tools/color-picker/ColorPicker'

export const generateStaticParams = prefixedParams('color-picker')
export const generateMetadata = prefixedMetadata('color-picker')
export default prefixedPage('color-picker', ColorPicker)
