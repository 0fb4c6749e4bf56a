import { AboutPage } from '@/components/pages/AboutPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => sitePageMetadata('ko', '/about')

export default function Page() {
  return <AboutPage locale="ko" />
}
