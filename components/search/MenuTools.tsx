import { ToolLink } from '@/components/ui/layout/ToolLink'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'
import { PaletteButton } from './PaletteButton'
import { useMySections } from './useMySections'

/** The search and the tools in the menu: the visitor's own first, then all by category. */
export default function MenuTools({ locale, index }: { locale: Locale; index: SearchIndex }) {
  const categories = Object.entries(index.categories).map(([category, label]) => ({
    label,
    tools: index.tools.filter((tool) => tool.category === category),
  }))
  return (
    <nav aria-label={index.words.all}>
      <PaletteButton label={index.words.title} isInMenu />
      {[...useMySections(index), ...categories].map(({ label, tools }) => (
        <section key={label} className="mt-4">
          <h2 className="ps-3 text-sm text-ink-2">{label}</h2>
          <ul>
            {tools.map(({ slug, category, icon, name }) => (
              <li key={slug}>
                <ToolLink
                  locale={locale}
                  slug={slug}
                  category={category}
                  icon={icon}
                  tileClassName="size-8 text-base"
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-well"
                >
                  {name}
                </ToolLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
