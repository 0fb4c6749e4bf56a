export { default, generateMetadata } from '@/app/[locale]/licenses/page'
