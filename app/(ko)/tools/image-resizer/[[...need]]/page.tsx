export { default } from '@/app/[locale]/tools/image-resizer/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/image-resizer/[[...need]]/page'
