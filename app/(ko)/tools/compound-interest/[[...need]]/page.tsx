export { default } from '@/app/[locale]/tools/compound-interest/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/compound-interest/[[...need]]/page'
