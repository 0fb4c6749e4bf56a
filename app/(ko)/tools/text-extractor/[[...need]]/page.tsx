export { default } from '@/app/[locale]/tools/text-extractor/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/text-extractor/[[...need]]/page'
