import { PrivacyPage } from '@/components/pages/PrivacyPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/privacy-policy')

export default function Page() {
  return <PrivacyPage locale={DEFAULT_LOCALE} />
}
