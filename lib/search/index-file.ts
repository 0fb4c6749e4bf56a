import 'server-only'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import {
  needWords,
  pageWords,
  toolInitial,
  toolSearchWords,
  toolWords,
  type ClientSearchWords,
} from '@/lib/i18n/messages'
import { CATALOG, needsIn } from '@/lib/tools/catalog'
import type { ToolDescription } from '@/lib/tools/description'
import { searchEntry, searchNeed, type ToolTexts } from './entries'
import type { SearchEntry, SearchNeed } from './rank'

/** The data of the search in one language, loaded on first use. */
export interface SearchIndex {
  readonly words: ClientSearchWords
  /** Names by category, in display order. */
  readonly categories: Readonly<Record<string, string>>
  readonly tools: readonly SearchEntry[]
  /** What the tools that answer say, and what they start with, by slug. */
  readonly answers: Readonly<Record<string, ToolAnswerWords>>
  readonly fileChoices: readonly FileChoice[]
}

/** A tool, or a need of one, that opens files: `files` is the source of a regular expression for type and name. */
export interface FileChoice {
  readonly tool: string
  readonly task?: string
  readonly files: string
  readonly several: boolean
  readonly rank: number
}

/** What is offered for files, the likeliest first. */
function fileChoices(locale: Locale): FileChoice[] {
  const choices = CATALOG.flatMap(({ slug, opens }) => {
    if (!opens) return []
    const choice = { tool: slug, files: opens.files.source, several: opens.several === true }
    const needs = needsIn(locale, slug).flatMap(({ slug: task, rank }) => (rank ? [{ ...choice, task, rank }] : []))
    return [{ ...choice, rank: opens.rank }, ...needs]
  })
  return choices.sort((a, b) => a.rank - b.rank)
}

export interface ToolAnswerWords {
  readonly words: Readonly<Record<string, string>>
  readonly initial: Readonly<Record<string, string>>
  /** Source of a regular expression: what every sentence that it answers contains. */
  readonly asks: string
}

async function answersOf(locale: Locale): Promise<SearchIndex['answers']> {
  const all = await Promise.all(
    CATALOG.map(async ({ slug, asks }) => {
      const { answer } = await toolSearchWords(locale, slug)
      if (!answer || !asks) return []
      const { examples: _, ...words } = answer
      return [[slug, { words, initial: await toolInitial(locale, slug), asks: asks.source }] as const]
    }),
  )
  return Object.fromEntries(all.flat())
}

async function textsOf(locale: Locale, { slug }: ToolDescription): Promise<ToolTexts> {
  const { name, short, seo } = await toolWords(locale, slug)
  const { aliases } = await toolSearchWords(locale, slug)
  return { name, short, keywords: seo.keywords, aliases }
}

async function needsOf(locale: Locale, tool: ToolDescription): Promise<SearchNeed[]> {
  return Promise.all(
    needsIn(locale, tool.slug).map(async ({ slug }) => {
      const { name, short, seo, search } = await needWords(locale, slug)
      return searchNeed(slug, { name, short, keywords: seo.keywords, aliases: search.aliases })
    }),
  )
}

export async function searchIndex(locale: Locale): Promise<SearchIndex> {
  const tools = await Promise.all(
    CATALOG.map(async (tool) => {
      const texts = await Promise.all(LOCALES.map(async (other) => [other, await textsOf(other, tool)] as const))
      return searchEntry(
        locale,
        tool,
        Object.fromEntries(texts) as Record<Locale, ToolTexts>,
        await needsOf(locale, tool),
      )
    }),
  )
  const { page } = await pageWords(locale, 'shell')
  return {
    words: (await pageWords(locale, 'search')).ui,
    categories: page.categories,
    tools,
    answers: await answersOf(locale),
    fileChoices: fileChoices(locale),
  }
}
