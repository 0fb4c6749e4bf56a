export { default } from '@/app/[locale]/tools/scientific-calculator/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/scientific-calculator/[[...need]]/page'
