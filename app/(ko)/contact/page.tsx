import { ContactPage } from '@/components/pages/ContactPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/contact')

export default function Page() {
  return <ContactPage locale={DEFAULT_LOCALE} />
}
