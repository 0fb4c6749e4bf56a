'use client'

import { useTranslations } from 'next-intl'
import { FavoriteButton } from '@/components/ui/FavoriteButton'
import { ToolCard } from '@/components/ui/ToolCard'
import type { Locale } from '@/lib/i18n/locales'
import { moveInGrid } from './grid-keys'
import type { HomeTool } from './HomeTools'

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  /** The first card is what Enter opens. */
  searching?: boolean
  /** Escape, or arrow up in the first row. */
  onLeave: () => void
}

/** Cards of tools, each with its star; the arrow keys walk from card to card. */
export function ToolGrid({ locale, tools, searching = false, onLeave }: Props) {
  const t = useTranslations('home')
  return (
    <ul
      onKeyDown={(event) => moveInGrid(event, onLeave)}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(255px,100%),1fr))] gap-3"
    >
      {tools.map((tool, index) => (
        <li
          key={tool.slug}
          data-best={(searching && index === 0) || undefined}
          className="relative [&>a]:pr-12 data-best:[&>a]:border-brand data-best:[&>a]:bg-brand-soft"
        >
          <ToolCard locale={locale} slug={tool.slug} category={tool.category} icon={tool.icon} words={tool} />
          <FavoriteButton
            slug={tool.slug}
            label={t('favorite', { name: tool.name })}
            className="absolute top-1.5 right-1.5"
          />
        </li>
      ))}
    </ul>
  )
}
