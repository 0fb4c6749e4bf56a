import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import ExifViewer from '@/components/tools/exif-viewer/ExifViewer'

export const generateMetadata = koreanMetadata('exif-viewer')
export default koreanPage('exif-viewer', ExifViewer)
