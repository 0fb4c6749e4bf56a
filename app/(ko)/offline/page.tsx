export { default, generateMetadata } from '@/app/[locale]/offline/page'
