import type { ComponentType } from 'react'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { localeOf, toolMetadata, type LocaleParams } from '@/lib/seo/site-pages'
import { ToolPage } from './ToolPage'

/*
 * The screen of a tool is imported only by its two routes, so that a page loads the code of its own tool, no matter how
 * many tools there are.
 */

interface PrefixedProps {
  params: LocaleParams
}

/** `generateMetadata` of a tool's route in the default language. */
export function koreanMetadata(slug: string) {
  return () => toolMetadata(DEFAULT_LOCALE, slug)
}

/** The page of a tool's route in the default language. */
export function koreanPage(slug: string, Screen: ComponentType) {
  return function Page() {
    return (
      <ToolPage locale={DEFAULT_LOCALE} slug={slug}>
        <Screen />
      </ToolPage>
    )
  }
}

/** `generateMetadata` of a tool's route below a language prefix. */
export function prefixedMetadata(slug: string) {
  return async ({ params }: PrefixedProps) => toolMetadata(await localeOf(params), slug)
}

/** The page of a tool's route below a language prefix. */
export function prefixedPage(slug: string, Screen: ComponentType) {
  return async function Page({ params }: PrefixedProps) {
    return (
      <ToolPage locale={await localeOf(params)} slug={slug}>
        <Screen />
      </ToolPage>
    )
  }
}
