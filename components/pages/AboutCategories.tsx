import { createTranslator } from 'next-intl'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import type { Category } from '@/lib/tools/description'
import { CATALOG } from '@/lib/tools/catalog'
import { toolCounts } from '@/lib/tools/registry'

const ICONS: Readonly<Record<Category, string>> = { image: '🖼️', text: '📝', calculator: '🧮', utility: '⏱️' }

/** A card for each category, with its description and links to its tools. */
export async function AboutCategories({ locale, categories }: { locale: Locale; categories: readonly Category[] }) {
  const { page } = await pageWords(locale, 'about')
  const { page: shell } = await pageWords(locale, 'shell')
  const t = createTranslator({ locale, messages: { page }, namespace: 'page.categories' })
  const counts = toolCounts()
  const tools = await Promise.all(
    CATALOG.map(async ({ slug, category }) => ({ slug, category, name: (await toolWords(locale, slug)).name })),
  )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {categories.map((category) => (
        <li key={category} data-category={category} className="card p-5">
          <div className="flex items-center gap-3.5">
            <span aria-hidden className="tile">
              {ICONS[category]}
            </span>
            <div>
              <h3>{shell.categories[category]}</h3>
              <p className="text-sm font-semibold text-accent">{t('count', { count: counts[category] })}</p>
            </div>
          </div>
          <p className="mt-3 text-[15px] text-ink-2">{page.categories[category]}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
            {tools
              .filter((tool) => tool.category === category)
              .map((tool) => (
                <li key={tool.slug}>
                  <SiteLink
                    locale={locale}
                    to={toolPath(tool.slug)}
                    className="inline-flex min-h-9 min-w-6 items-center underline underline-offset-4 hover:text-accent"
                  >
                    {tool.name}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
