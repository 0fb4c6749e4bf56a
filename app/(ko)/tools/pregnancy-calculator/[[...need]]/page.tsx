export { default } from '@/app/[locale]/tools/pregnancy-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/pregnancy-calculator/[[...need]]/page'
