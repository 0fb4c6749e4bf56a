export { default } from '@/app/[locale]/tools/jpg-compressor/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/jpg-compressor/[[...need]]/page'
