export { default } from '@/app/[locale]/tools/exif-viewer/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/exif-viewer/[[...need]]/page'
