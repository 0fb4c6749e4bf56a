export { default } from '@/app/[locale]/tools/markdown-html/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/markdown-html/[[...need]]/page'
