export { default } from '@/app/[locale]/tools/ovulation-calendar/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/ovulation-calendar/[[...need]]/page'
