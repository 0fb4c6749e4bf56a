import { OfflinePage } from '@/components/pages/OfflinePage'
import { localeOf, offlineMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => offlineMetadata(await localeOf(params))

export default async function Page({ params }: Props) {
  return <OfflinePage locale={await localeOf(params)} />
}
