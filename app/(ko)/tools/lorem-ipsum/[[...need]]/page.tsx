export { default } from '@/app/[locale]/tools/lorem-ipsum/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/lorem-ipsum/[[...need]]/page'
