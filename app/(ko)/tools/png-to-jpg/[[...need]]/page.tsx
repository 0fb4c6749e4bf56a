export { default } from '@/app/[locale]/tools/png-to-jpg/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/png-to-jpg/[[...need]]/page'
