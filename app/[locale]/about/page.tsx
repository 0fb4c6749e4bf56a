import { AboutPage } from '@/components/pages/AboutPage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/about')

export default async function Page({ params }: Props) {
  return <AboutPage locale={await localeOf(params)} />
}
