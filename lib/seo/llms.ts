import 'server-only'
import { createTranslator } from 'next-intl'
import { FALLBACK_LOCALE as LANGUAGE, LANGUAGE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales'
import { needWords, pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { absoluteUrl } from './metadata'
import { SITE_PAGES, type SitePath } from './site-pages'
import { CATEGORIES } from '@/lib/tools/description'
import { CATALOG, needsIn } from '@/lib/tools/catalog'

/** The lines of the needs that a tool answers. */
function needLines(locale: Locale, slug: string): Promise<string[]> {
  const lines = needsIn(locale, slug).map(async ({ slug: need }) => {
    const words = await needWords(locale, need)
    return `  - [${words.name}](${absoluteUrl(locale, toolPath(slug, need))}): ${words.description}`
  })
  return Promise.all(lines)
}

/** The line of a tool, and of each need that it answers below it. */
async function toolLines(locale: Locale, slug: string): Promise<string[]> {
  const { name, description } = await toolWords(locale, slug)
  return [`- [${name}](${absoluteUrl(locale, toolPath(slug))}): ${description}`, ...(await needLines(locale, slug))]
}

/** The line of another language, and of the needs in it, many of which no other language has. */
async function languageLines(locale: Locale): Promise<string[]> {
  const needs = await Promise.all(CATALOG.map(({ slug }) => needLines(locale, slug)))
  return [`- [${LANGUAGE_NAMES[locale]}](${absoluteUrl(locale, '/')})`, ...needs.flat()]
}

async function pageLine(locale: Locale, path: SitePath): Promise<string> {
  const { seo } = await pageWords(locale, SITE_PAGES[path])
  return `- [${seo.title}](${absoluteUrl(locale, path)}): ${seo.description}`
}

/**
 * Text of llms.txt (llmstxt.org): a summary, the tools by category with their needs, the other pages, and the other
 * languages with the needs in them.
 */
export async function llmsText(): Promise<string> {
  const home = await pageWords(LANGUAGE, 'home')
  const { page: shell } = await pageWords(LANGUAGE, 'shell')
  const t = createTranslator({ locale: LANGUAGE, messages: { page: home.page }, namespace: 'page' })
  const sections = await Promise.all(
    CATEGORIES.map(async (category) => {
      const tools = CATALOG.filter((tool) => tool.category === category)
      const lines = await Promise.all(tools.map(({ slug }) => toolLines(LANGUAGE, slug)))
      return [`## ${shell.categories[category]}`, '', ...lines.flat()].join('\n')
    }),
  )
  const paths = (Object.keys(SITE_PAGES) as SitePath[]).filter((path) => path !== '/')
  const pages = await Promise.all(paths.map((path) => pageLine(LANGUAGE, path)))
  const languages = LOCALES.filter((locale) => locale !== LANGUAGE)
  const inOthers = await Promise.all(languages.map(languageLines))
  const text = [
    `# ${shell.siteName}`,
    '',
    `> ${t('subtitle', { count: CATALOG.length })} ${home.seo.description}`,
    '',
    ...sections.flatMap((section) => [section, '']),
    [`## ${shell.footer.links}`, '', ...pages].join('\n'),
    '',
    [`## ${shell.language}`, '', ...inOthers.flat()].join('\n'),
  ]
  return `${text.join('\n')}\n`
}
