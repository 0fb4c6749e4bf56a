import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import ExifViewer from '@/components/tools/exif-viewer/ExifViewer'

export const generateMetadata = prefixedMetadata('exif-viewer')
export default prefixedPage('exif-viewer', ExifViewer)
