import { OfflinePage } from '@/components/pages/OfflinePage'
import { sitePage } from '@/components/pages/site-route'
import { localeOf, offlineMetadata, type LocaleParams } from '@/lib/seo/site-pages'

export const generateMetadata = async ({ params }: { params: LocaleParams }) => offlineMetadata(await localeOf(params))
export default sitePage(OfflinePage)
