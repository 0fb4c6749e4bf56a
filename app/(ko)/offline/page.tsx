import { OfflinePage } from '@/components/pages/OfflinePage'
import { offlineMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => offlineMetadata('ko')

export default function Page() {
  return <OfflinePage locale="ko" />
}
