export { default } from '@/app/[locale]/tools/basic-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/basic-calculator/[[...need]]/page'
