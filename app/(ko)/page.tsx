import { HomePage } from '@/components/pages/HomePage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/')

export default function Page() {
  return <HomePage locale={DEFAULT_LOCALE} />
}
