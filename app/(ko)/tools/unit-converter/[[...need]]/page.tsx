export { default } from '@/app/[locale]/tools/unit-converter/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/unit-converter/[[...need]]/page'
