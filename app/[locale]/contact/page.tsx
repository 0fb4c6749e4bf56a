import { ContactPage } from '@/components/pages/ContactPage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/contact')

export default async function Page({ params }: Props) {
  return <ContactPage locale={await localeOf(params)} />
}
