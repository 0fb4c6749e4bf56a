import { manifestOf } from '@/lib/seo/manifest'
import { localeOf, prefixedLocaleParams, type LocaleParams } from '@/lib/seo/site-pages'

export const dynamic = 'force-static'
export const generateStaticParams = prefixedLocaleParams

/** Korean's is app/manifest.ts. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return Response.json(await manifestOf(await localeOf(params)))
}
