export { default } from '@/app/[locale]/tools/csv-json-converter/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/csv-json-converter/[[...need]]/page'
