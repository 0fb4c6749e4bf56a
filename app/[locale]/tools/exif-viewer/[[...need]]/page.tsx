import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import ExifViewer from '@/components/tools/exif-viewer/ExifViewer'

export const generateStaticParams = prefixedParams('exif-viewer')
export const generateMetadata = prefixedMetadata('exif-viewer')
export default prefixedPage('exif-viewer', ExifViewer)
