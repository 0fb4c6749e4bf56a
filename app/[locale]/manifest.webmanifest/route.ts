import { manifestOf } from '@/lib/seo/manifest'
import { localeOf, prefixedLocaleParams, type LocaleParams } from '@/lib/seo/site-pages'

export const dynamic = 'force-static'
export const generateStaticParams = prefixedLocaleParams

/** The manifest of the site below a language prefix. `app/manifest.ts` is the one of the Korean site. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return Response.json(await manifestOf(await localeOf(params)))
}
