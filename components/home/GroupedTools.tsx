import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import type { HomeTool } from './HomeTools'
import { ToolGrid } from './ToolGrid'

export interface ToolGroup {
  readonly name: 'image' | 'text' | 'calculator' | 'utility'
  /** The first of its tools. */
  readonly tools: readonly HomeTool[]
  /** How many it has in all. */
  readonly count: number
}

interface Props {
  locale: Locale
  groups: readonly ToolGroup[]
  onShowAll: (name: ToolGroup['name']) => void
  onLeave: () => void
}

/** A catalog too large for one page: each category's first tools, and the way to the rest of them. */
export function GroupedTools({ locale, groups, onShowAll, onLeave }: Props) {
  const t = useTranslations('home')
  return (
    <>
      {groups.map(({ name, tools, count }) => (
        <section key={name} aria-label={t(`filter.${name}`)} className="mb-8">
          <h3 className="mb-3">{t(`filter.${name}`)}</h3>
          <ToolGrid locale={locale} tools={tools} onLeave={onLeave} />
          {count > tools.length && (
            <button type="button" name="showAll" value={name} className="button mt-3" onClick={() => onShowAll(name)}>
              {t('showAll', { count })}
            </button>
          )}
        </section>
      ))}
    </>
  )
}
