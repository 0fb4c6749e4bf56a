import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { FavoriteButton } from '@/components/ui/layout/FavoriteButton'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { ArrowLeft } from '@/components/ui/layout/icons'
import type { Locale } from '@/lib/i18n/locales'
import { needWords, pageWords, toolWords, type NeedWords, type ToolPageWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import type { ToolDescription } from '@/lib/tools/description'
import { GuideSections } from './GuideSections'
import { NeedGuide } from './NeedGuide'
import { needsIn } from '@/lib/tools/catalog'
import { relatedTools } from '@/lib/tools/registry'
import { ToolCard } from '@/components/ui/layout/ToolCard'

interface Props {
  locale: Locale
  tool: ToolDescription
  words: ToolPageWords
  /** The need of the current page. */
  need?: { slug: string; words: NeedWords }
  children: ReactNode
}

/** The common layout of the pages of tools and of needs: breadcrumbs, icon, title and description above the tool, its caution and the guide below it. */
export async function ToolFrame({ locale, tool, words, need, children }: Props) {
  const { page } = await pageWords(locale, 'shell')
  const { name, description } = need?.words ?? words
  const t = createTranslator({ locale, messages: { page }, namespace: 'page' })
  return (
    <div data-category={tool.category}>
      <div className="flex items-center md:pt-2">
        <nav aria-label={page.breadcrumbs} className="flex flex-1 items-center gap-2 text-sm text-ink-2">
          <SiteLink
            locale={locale}
            to="/"
            data-name="back"
            className="-ms-1 inline-flex min-h-11 items-center gap-1.5 pe-1 hover:text-ink"
          >
            <ArrowLeft size={18} aria-hidden />
            {page.back}
          </SiteLink>
          <span aria-hidden>/</span>
          {need ? (
            <SiteLink
              locale={locale}
              to={toolPath(tool.slug)}
              className="inline-flex min-h-11 items-center hover:text-ink"
            >
              {words.name}
            </SiteLink>
          ) : (
            <span>{page.categories[tool.category]}</span>
          )}
        </nav>
        <FavoriteButton slug={tool.slug} label={t('favorite', { name: words.name })} className="-me-3 flex-none" />
      </div>
      <header className="flex items-start gap-4 pb-2 md:pt-1 md:pb-6">
        <span aria-hidden className="tile max-[479px]:hidden md:size-14 md:rounded-2xl md:text-[28px]">
          {tool.icon}
        </span>
        <div className="flex-1">
          <h1>{name}</h1>
          <p className="mt-0.5 text-[15px] leading-snug text-pretty text-ink-2 md:mt-1.5 md:text-base md:leading-normal">
            {description}
          </p>
        </div>
      </header>
      {children}
      {tool.disclaimer && (
        <p role="note" className="mt-4 rounded-tile bg-warn-soft px-4 py-3 text-sm text-ink">
          {page.disclaimers[tool.disclaimer]}
        </p>
      )}
      {need ? (
        <NeedGuide headings={page.guide} words={need.words} />
      ) : (
        <GuideSections headings={page.guide} words={words} />
      )}
      <NeedLinks locale={locale} tool={tool.slug} current={need?.slug} heading={page.guide.needs} />
      <RelatedTools locale={locale} tool={tool} heading={page.guide.related} />
    </div>
  )
}

interface NeedLinksProps {
  locale: Locale
  tool: string
  /** The need of the current page, which is not listed. */
  current: string | undefined
  heading: string
}

/** Links to the needs that a tool answers. */
async function NeedLinks({ locale, tool, current, heading }: NeedLinksProps) {
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

async function RelatedTools({ locale, tool, heading }: { locale: Locale; tool: ToolDescription; heading: string }) {
  const related = await Promise.all(
    relatedTools(tool).map(async (row) => ({ row, words: await toolWords(locale, row.slug) })),
  )
  if (related.length === 0) return null
  return (
    <section data-name="related" className="no-print mt-12">
      <h2 className="mb-3">{heading}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ row, words }) => (
          <li key={row.slug}>
            <ToolCard locale={locale} tool={{ ...row, name: words.name, short: words.short }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
