export { default } from '@/app/[locale]/tools/loan-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/loan-calculator/[[...need]]/page'
