export { default } from '@/app/[locale]/tools/color-picker/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/color-picker/[[...need]]/page'
