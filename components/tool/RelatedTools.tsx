import type { Locale } from '@/lib/i18n/locales'
import { toolWords } from '@/lib/i18n/messages'
import type { ToolDescription } from '@/lib/tools/description'
import { relatedTools } from '@/lib/tools/registry'
import { ToolCard } from '@/components/ui/layout/ToolCard'

interface Props {
  locale: Locale
  tool: ToolDescription
  heading: string
}

export async function RelatedTools({ locale, tool, heading }: Props) {
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
