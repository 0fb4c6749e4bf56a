export { default } from '@/app/[locale]/tools/weight-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/weight-calculator/[[...need]]/page'
