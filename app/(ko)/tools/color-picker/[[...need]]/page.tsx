import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import ColorPicker from '@/components/tools/color-picker/ColorPicker'

export const generateStaticParams = koreanParams('color-picker')
export const generateMetadata = koreanMetadata('color-picker')
export default koreanPage('color-picker', ColorPicker)
