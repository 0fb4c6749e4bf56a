export { default, generateMetadata } from '@/app/[locale]/ask/page'
