import { ToolPage } from '@/components/pages/ToolPage'
import { localeOf, slugParams, toolMetadata, toolOf, type LocaleParams, type SlugParams } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams & SlugParams
}

export const dynamicParams = false
export const generateStaticParams = slugParams
export const generateMetadata = async ({ params }: Props) => toolMetadata(await localeOf(params), await toolOf(params))

export default async function Page({ params }: Props) {
  return <ToolPage locale={await localeOf(params)} tool={await toolOf(params)} />
}
