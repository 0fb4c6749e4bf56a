import { OfflinePage } from '@/components/pages/OfflinePage'
import { offlineMetadata } from '@/lib/seo/site-pages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const generateMetadata = () => offlineMetadata(DEFAULT_LOCALE)

export default function Page() {
  return <OfflinePage locale={DEFAULT_LOCALE} />
}
