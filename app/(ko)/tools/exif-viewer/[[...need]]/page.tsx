import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import ExifViewer from '@/components/tools/exif-viewer/ExifViewer'

export const generateStaticParams = koreanParams('exif-viewer')
export const generateMetadata = koreanMetadata('exif-viewer')
export default koreanPage('exif-viewer', ExifViewer)
