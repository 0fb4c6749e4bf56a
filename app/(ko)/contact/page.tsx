import { ContactPage } from '@/components/pages/ContactPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => sitePageMetadata('ko', '/contact')

export default function Page() {
  return <ContactPage locale="ko" />
}
