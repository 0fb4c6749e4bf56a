import type { ComponentType } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { localeOf, sitePageMetadata, type LocaleParams, type SitePath } from '@/lib/seo/site-pages'

interface Props {
  params: LocaleParams
}

/** `generateMetadata` of a route to a page about the site, with a language prefix or without. */
export function siteMetadata(path: SitePath) {
  return async ({ params }: Props) => sitePageMetadata(await localeOf(params), path)
}

/** The page of such a route. */
export function sitePage(Page: ComponentType<{ locale: Locale }>) {
  return async function Route({ params }: Props) {
    return <Page locale={await localeOf(params)} />
  }
}
