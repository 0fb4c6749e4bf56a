import { AskPage } from '@/components/pages/AskPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => sitePageMetadata(DEFAULT_LOCALE, '/ask')

export default function Page() {
  return <AskPage locale={DEFAULT_LOCALE} />
}
