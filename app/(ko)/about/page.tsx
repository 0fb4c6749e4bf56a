import { AboutPage } from '@/components/pages/AboutPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/about')

export default function Page() {
  return <AboutPage locale={DEFAULT_LOCALE} />
}
