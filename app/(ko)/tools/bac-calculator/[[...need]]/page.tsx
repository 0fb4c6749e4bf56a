export { default } from '@/app/[locale]/tools/bac-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/bac-calculator/[[...need]]/page'
