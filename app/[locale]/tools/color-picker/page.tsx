import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import ColorPicker from '@/components/tools/color-picker/ColorPicker'

export const generateMetadata = prefixedMetadata('color-picker')
export default prefixedPage('color-picker', ColorPicker)
