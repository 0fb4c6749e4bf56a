import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { needWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { needsIn } from '@/lib/tools/catalog'

interface Props {
  locale: Locale
  tool: string
  /** The need of the current page, which is not listed. */
  current: string | undefined
  heading: string
}

/** Links to the needs that a tool answers. */
export async function NeedLinks({ locale, tool, current, heading }: Props) {
  const needs = needsIn(locale, tool).filter(({ slug }) => slug !== current)
  if (needs.length === 0) return null
  const named = await Promise.all(needs.map(async ({ slug }) => ({ slug, ...(await needWords(locale, slug)) })))
  return (
    <section data-name="needs" className="no-print mt-12">
      <h2 className="mb-3">{heading}</h2>
      <ul className="flex flex-wrap gap-2">
        {named.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink
              locale={locale}
              to={toolPath(tool, slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold hover:bg-well"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
