import type { ComponentType } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { localeOf, toolMetadata, type LocaleParams } from '@/lib/seo/site-pages'
import { needsIn } from '@/lib/tools/catalog'
import { ToolPage } from './ToolPage'

/*
 * The screen of a tool is imported only by its two routes, so that a page loads the code of its own tool, no matter how
 * many tools there are. A route serves the tool's page and those of its needs, which are one segment further.
 */

/** The segments after the tool's: none, or the name of a need. */
interface NeedSegments {
  need?: string[]
}

interface KoreanProps {
  params: Promise<NeedSegments>
}

interface PrefixedProps {
  params: Promise<NeedSegments & Awaited<LocaleParams>>
}

function segmentsOf(locale: Locale, slug: string): NeedSegments[] {
  return [{ need: [] }, ...needsIn(locale, slug).map((need) => ({ need: [need.slug] }))]
}

async function needOf(params: Promise<NeedSegments>): Promise<string | undefined> {
  return (await params).need?.[0]
}

/** `generateStaticParams` of a tool's route in the default language. */
export function koreanParams(slug: string) {
  return () => segmentsOf(DEFAULT_LOCALE, slug)
}

/** `generateMetadata` of a tool's route in the default language. */
export function koreanMetadata(slug: string) {
  return async ({ params }: KoreanProps) => toolMetadata(DEFAULT_LOCALE, slug, await needOf(params))
}

/** The page of a tool's route in the default language. */
export function koreanPage(slug: string, Screen: ComponentType) {
  return async function Page({ params }: KoreanProps) {
    return (
      <ToolPage locale={DEFAULT_LOCALE} slug={slug} need={await needOf(params)}>
        <Screen />
      </ToolPage>
    )
  }
}

/** `generateStaticParams` of a tool's route below a language prefix. */
export function prefixedParams(slug: string) {
  return async ({ params }: { params: Awaited<LocaleParams> }) =>
    segmentsOf(await localeOf(Promise.resolve(params)), slug)
}

/** `generateMetadata` of a tool's route below a language prefix. */
export function prefixedMetadata(slug: string) {
  return async ({ params }: PrefixedProps) => toolMetadata(await localeOf(params), slug, await needOf(params))
}

/** The page of a tool's route below a language prefix. */
export function prefixedPage(slug: string, Screen: ComponentType) {
  return async function Page({ params }: PrefixedProps) {
    return (
      <ToolPage locale={await localeOf(params)} slug={slug} need={await needOf(params)}>
        <Screen />
      </ToolPage>
    )
  }
}
