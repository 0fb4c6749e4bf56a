import { LicensesPage } from '@/components/pages/LicensesPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/licenses')

export default function Page() {
  return <LicensesPage locale={DEFAULT_LOCALE} />
}
