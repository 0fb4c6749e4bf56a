import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import ExifViewer from '@/components/tools/exif-viewer/ExifViewer'

export const generateStaticParams = toolParams('exif-viewer')
export const generateMetadata = toolMetadata('exif-viewer')
export default toolPage('exif-viewer', ExifViewer)
