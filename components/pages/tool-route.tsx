import type { ComponentType } from 'react'
import { localeOf, toolPageMetadata, type LocaleParams } from '@/lib/seo/site-pages'
import { needsIn } from '@/lib/tools/catalog'
import { ToolPage } from './ToolPage'

/*
 * The screen of a tool is imported only by its route, so that a page loads the code of its own tool, no matter how
 * many tools there are. A route serves the tool's page and those of its needs, which are one segment further.
 */

/** The segment of the language, if there is one, and those after the tool's: none, or the name of a need. */
type Segments = Awaited<LocaleParams> & { need?: string[] }

interface Props {
  params: Promise<Segments>
}

async function needOf(params: Promise<Segments>): Promise<string | undefined> {
  return (await params).need?.[0]
}

/** `generateStaticParams` of a tool's route, with a language prefix or without. */
export function toolParams(slug: string) {
  return async ({ params }: { params: Segments }): Promise<Segments[]> => {
    const needs = needsIn(await localeOf(Promise.resolve(params)), slug)
    return [{ need: [] }, ...needs.map((need) => ({ need: [need.slug] }))]
  }
}

/** `generateMetadata` of a tool's route. */
export function toolMetadata(slug: string) {
  return async ({ params }: Props) => toolPageMetadata(await localeOf(params), slug, await needOf(params))
}

/** The page of a tool's route. */
export function toolPage(slug: string, Screen: ComponentType) {
  return async function Page({ params }: Props) {
    return (
      <ToolPage locale={await localeOf(params)} slug={slug} need={await needOf(params)}>
        <Screen />
      </ToolPage>
    )
  }
}
