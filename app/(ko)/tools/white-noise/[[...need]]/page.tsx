export { default } from '@/app/[locale]/tools/white-noise/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/white-noise/[[...need]]/page'
