import { AskPage } from '@/components/pages/AskPage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/ask')

export default async function Page({ params }: Props) {
  return <AskPage locale={await localeOf(params)} />
}
