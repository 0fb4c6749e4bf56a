import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import type { SearchEntry, SearchNeed } from '@/lib/search/rank'

interface Props {
  id: string
  optionKey: string
  locale: Locale
  tool: SearchEntry
  /** The need that the option opens instead of the tool's own page. */
  need?: SearchNeed
  selected: boolean
  /** Called when the pointer moves over the option. */
  onHover: () => void
}

/** One option of the tool search. It is a link, so that it can be opened in a new tab. */
export function ToolOption({ id, optionKey, locale, tool, need, selected, onHover }: Props) {
  return (
    <SiteLink
      id={id}
      locale={locale}
      to={toolPath(tool.slug, need?.slug)}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      data-option={optionKey}
      data-category={tool.category}
      onPointerMove={selected ? undefined : onHover}
      className={`flex ${need ? 'min-h-11' : 'min-h-14'} items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-brand-soft aria-selected:outline-1 aria-selected:outline-brand`}
    >
      {need ? (
        <span className="ps-13">{need.name}</span>
      ) : (
        <>
          <span aria-hidden className="tile size-10 text-xl">
            {tool.icon}
          </span>
          <span>
            <span className="block leading-snug font-semibold">{tool.name}</span>
            <span className="block text-sm leading-snug text-ink-2">{tool.short}</span>
          </span>
        </>
      )}
    </SiteLink>
  )
}
