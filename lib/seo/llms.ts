import 'server-only'
import { createTranslator } from 'next-intl'
import { FALLBACK_LOCALE as LANGUAGE, LANGUAGE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { absoluteUrl } from './metadata'
import { SITE_PAGES, type SitePath } from './site-pages'
import { CATEGORIES } from '@/lib/tools/description'
import { CATALOG } from '@/lib/tools/catalog'

async function toolLine(locale: Locale, slug: string): Promise<string> {
  const { name, description } = await toolWords(locale, slug)
  return `- [${name}](${absoluteUrl(locale, toolPath(slug))}): ${description}`
}

async function pageLine(locale: Locale, path: SitePath): Promise<string> {
  const { seo } = await pageWords(locale, SITE_PAGES[path])
  return `- [${seo.title}](${absoluteUrl(locale, path)}): ${seo.description}`
}

/** Text of llms.txt (llmstxt.org): a summary, the tools by category, the other pages and languages. */
export async function llmsText(): Promise<string> {
  const home = await pageWords(LANGUAGE, 'home')
  const { page: shell } = await pageWords(LANGUAGE, 'shell')
  const t = createTranslator({ locale: LANGUAGE, messages: { page: home.page }, namespace: 'page' })
  const sections = await Promise.all(
    CATEGORIES.map(async (category) => {
      const tools = CATALOG.filter((tool) => tool.category === category)
      const lines = await Promise.all(tools.map(({ slug }) => toolLine(LANGUAGE, slug)))
      return [`## ${shell.categories[category]}`, '', ...lines].join('\n')
    }),
  )
  const paths = (Object.keys(SITE_PAGES) as SitePath[]).filter((path) => path !== '/')
  const pages = await Promise.all(paths.map((path) => pageLine(LANGUAGE, path)))
  const languages = LOCALES.filter((locale) => locale !== LANGUAGE)
  const homes = languages.map((locale) => `- [${LANGUAGE_NAMES[locale]}](${absoluteUrl(locale, '/')})`)
  const text = [
    `# ${shell.siteName}`,
    '',
    `> ${t('subtitle', { count: CATALOG.length })} ${home.seo.description}`,
    '',
    ...sections.flatMap((section) => [section, '']),
    [`## ${shell.footer.links}`, '', ...pages].join('\n'),
    '',
    [`## ${shell.language}`, '', ...homes].join('\n'),
  ]
  return `${text.join('\n')}\n`
}
