import { HomePage } from '@/components/pages/HomePage'
import { sitePageMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => sitePageMetadata('ko', '/')

export default function Page() {
  return <HomePage locale="ko" />
}
