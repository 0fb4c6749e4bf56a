import type { Locale } from '@/lib/i18n/locales'
import { ToolLink } from './ToolLink'
import { ToolName } from './ToolName'

interface Props {
  locale: Locale
  tool: { slug: string; category: string; icon: string; name: string; parts?: readonly string[]; short: string }
  /** A need of the tool, which the card opens: its name leads and the tool's stands below. */
  need?: { slug: string; name: string }
  /** Marks the card that Enter opens. */
  isFirstMatch?: boolean
  onClick?: () => void
}

export function ToolCard({ locale, tool, need, isFirstMatch = false, onClick }: Props) {
  return (
    <ToolLink
      locale={locale}
      tool={tool}
      need={need?.slug}
      data-tool={tool.slug}
      data-task={need?.slug}
      data-name={isFirstMatch ? 'firstMatch' : undefined}
      onClick={onClick}
      className="card flex h-full items-start gap-3.5 p-4 transition-transform duration-100 hover:-translate-y-0.5"
    >
      <span className="min-w-0">
        <ToolName tool={need ?? tool} />
        <span className="card-line mt-0.5 block text-sm leading-snug text-ink-2">{need ? tool.name : tool.short}</span>
      </span>
    </ToolLink>
  )
}
