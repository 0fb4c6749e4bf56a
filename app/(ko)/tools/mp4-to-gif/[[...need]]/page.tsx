export { default } from '@/app/[locale]/tools/mp4-to-gif/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/mp4-to-gif/[[...need]]/page'
