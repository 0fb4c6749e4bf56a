export { default, generateMetadata } from '@/app/[locale]/privacy-policy/page'
