export { default } from '@/app/[locale]/tools/date-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/date-calculator/[[...need]]/page'
