import { ToolLink } from '@/components/ui/layout/ToolLink'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'
import type { SearchHit } from '@/lib/search/rank'
import { PaletteButton } from './PaletteButton'
import { useMySections } from './useMySections'

/** The search, the tasks and the tools in the menu: the visitor's own first, then all by category. */
export default function MenuTools({ locale, index }: { locale: Locale; index: SearchIndex }) {
  const categories = Object.entries(index.categories).map(([category, label]) => ({
    label,
    tools: index.tools.filter((tool) => tool.category === category),
  }))
  const tasks = index.tools.flatMap((tool) => (tool.needs ?? []).map((need) => ({ tool, need })))
  const listOf = (hits: readonly SearchHit[]) => (
    <ul>
      {hits.map(({ tool, need }) => (
        <li key={need?.slug ?? tool.slug}>
          <ToolLink
            locale={locale}
            tool={tool}
            need={need?.slug}
            data-task={need?.slug}
            tileClassName="size-8 text-base"
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-well"
          >
            {need?.name ?? tool.name}
          </ToolLink>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={index.words.all}>
      <PaletteButton label={index.words.title} isInMenu />
      <details data-name="menuTasks" className="mt-2">
        <summary className="min-h-11 px-3 py-2.5 font-semibold">{index.words.tasks}</summary>
        {listOf(tasks)}
      </details>
      {[...useMySections(index), ...categories].map(({ label, tools }) => (
        <section key={label} className="mt-4">
          <h2 className="ps-3 text-sm text-ink-2">{label}</h2>
          {listOf(tools.map((tool) => ({ tool })))}
        </section>
      ))}
    </nav>
  )
}
