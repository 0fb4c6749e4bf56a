import { HomePage } from '@/components/pages/HomePage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/')

export default async function Page({ params }: Props) {
  return <HomePage locale={await localeOf(params)} />
}
