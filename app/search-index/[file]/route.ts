import { LOCALES } from '@/lib/i18n/locales'
import { searchIndex } from '@/lib/search/index-file'
import { localeOf } from '@/lib/seo/site-pages'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => LOCALES.map((locale) => ({ file: `${locale}.json` }))

/** The search index of one language, for example `/search-index/ko.json`. */
export async function GET(_: Request, { params }: RouteContext<'/search-index/[file]'>) {
  const { file } = await params
  const locale = await localeOf(Promise.resolve({ locale: file.replace(/\.json$/, '') }))
  return Response.json(await searchIndex(locale))
}
