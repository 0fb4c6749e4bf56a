import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import ColorPicker from '@/components/tools/color-picker/ColorPicker'

export const generateStaticParams = toolParams('color-picker')
export const generateMetadata = toolMetadata('color-picker')
export default toolPage('color-picker', ColorPicker)
