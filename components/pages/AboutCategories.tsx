import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import type { Category } from '@/lib/tools/description'
import { CATALOG } from '@/lib/tools/catalog'

export interface CategoryCard {
  readonly category: Category
  readonly name: string
  /** Number of tools, as a localized phrase. */
  readonly count: string
  readonly text: string
}

const ICONS: Readonly<Record<Category, string>> = { image: '🖼️', text: '📝', calculator: '🧮', utility: '⏱️' }

/** A card for each category, with its description and links to its tools. */
export async function AboutCategories({ locale, cards }: { locale: Locale; cards: readonly CategoryCard[] }) {
  const tools = await Promise.all(
    CATALOG.map(async ({ slug, category }) => ({ slug, category, name: (await toolWords(locale, slug)).name })),
  )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {cards.map(({ category, name, count, text }) => (
        <li key={category} data-category={category} className="card p-5">
          <div className="flex items-center gap-3.5">
            <span aria-hidden className="tile">
              {ICONS[category]}
            </span>
            <div>
              <h3>{name}</h3>
              <p className="text-sm font-semibold text-accent">{count}</p>
            </div>
          </div>
          <p className="mt-3 text-[15px] text-ink-2">{text}</p>
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
