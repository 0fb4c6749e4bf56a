import { LicensesPage } from '@/components/pages/LicensesPage'
import { localeOf, sitePageMetadata, type LocaleParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

export const generateMetadata = async ({ params }: Props) => sitePageMetadata(await localeOf(params), '/licenses')

export default async function Page({ params }: Props) {
  return <LicensesPage locale={await localeOf(params)} />
}
