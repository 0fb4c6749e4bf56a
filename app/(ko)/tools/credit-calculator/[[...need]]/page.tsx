export { default } from '@/app/[locale]/tools/credit-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/credit-calculator/[[...need]]/page'
