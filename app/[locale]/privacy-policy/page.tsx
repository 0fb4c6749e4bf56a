import { PrivacyPage } from '@/components/pages/PrivacyPage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/privacy-policy')

export default async function Page({ params }: Props) {
  return <PrivacyPage locale={await localeOf(params)} />
}
