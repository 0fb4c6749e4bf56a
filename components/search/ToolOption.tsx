import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import type { SearchHit } from '@/lib/search/rank'

interface Props {
  id: string
  optionKey: string
  locale: Locale
  hit: SearchHit
  /** Marks the option that Enter opens at first. */
  isFirstMatch: boolean
  selected: boolean
  /** Called when the pointer moves over the option. */
  onHover: () => void
  onChoose: () => void
}

/** One option of the tool search. It is a link, so that it can be opened in a new tab. */
export function ToolOption({ id, optionKey, locale, hit, isFirstMatch, selected, onHover, onChoose }: Props) {
  const { tool, need } = hit
  return (
    <SiteLink
      id={id}
      locale={locale}
      to={toolPath(tool.slug, need?.slug)}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      data-option={optionKey}
      data-name={isFirstMatch ? 'firstMatch' : undefined}
      data-tool={tool.slug}
      data-task={need?.slug}
      data-category={tool.category}
      onClick={onChoose}
      onPointerMove={selected ? undefined : onHover}
      className="flex min-h-14 items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-brand-soft aria-selected:outline-1 aria-selected:outline-brand"
    >
      <span aria-hidden className="tile size-10 text-xl">
        {tool.icon}
      </span>
      <span>
        <span className="block leading-snug font-semibold">{need?.name ?? tool.name}</span>
        <span className="block text-sm leading-snug text-ink-2">{need ? tool.name : tool.short}</span>
      </span>
    </SiteLink>
  )
}
