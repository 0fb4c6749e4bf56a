export { default } from '@/app/[locale]/tools/favicon-generator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/favicon-generator/[[...need]]/page'
