export { default } from '@/app/[locale]/tools/bmi-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/bmi-calculator/[[...need]]/page'
