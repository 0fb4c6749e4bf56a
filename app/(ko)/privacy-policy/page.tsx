import { PrivacyPage } from '@/components/pages/PrivacyPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => sitePageMetadata('ko', '/privacy-policy')

export default function Page() {
  return <PrivacyPage locale="ko" />
}
