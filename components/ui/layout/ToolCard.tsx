import type { Locale } from '@/lib/i18n/locales'
import { ToolLink } from './ToolLink'

interface Props {
  locale: Locale
  slug: string
  category: string
  icon: string
  words: { name: string; short: string }
}

export function ToolCard({ words, ...tool }: Props) {
  return (
    <ToolLink
      {...tool}
      data-tool={tool.slug}
      className="card flex h-full items-start gap-3.5 p-4 transition-transform duration-100 hover:-translate-y-0.5"
    >
      <span className="min-w-0">
        <span className="card-name block">{words.name}</span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-2">{words.short}</span>
      </span>
    </ToolLink>
  )
}
