export { default } from '@/app/[locale]/tools/word-counter/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/word-counter/[[...need]]/page'
