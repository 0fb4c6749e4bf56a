'use client'

import { useTranslations } from 'next-intl'
import { pageOf } from '@/components/search/learned-search'
import { FavoriteButton } from '@/components/ui/layout/FavoriteButton'
import { ToolCard } from '@/components/ui/layout/ToolCard'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchHit } from '@/lib/search/rank'
import { moveInGrid } from './grid-keys'
import type { HomeTool } from './home-tool'
import './tiles.css'

interface Props {
  locale: Locale
  /** Tools and needs, each group with its heading. */
  groups: readonly { heading?: string; hits: readonly SearchHit<HomeTool>[] }[]
  /** Highlights the first card, which Enter opens. */
  isSearching: boolean
  onChoose: (hit: SearchHit<HomeTool>) => void
  /** Called on Escape and on arrow up in the first row. */
  onLeave: () => void
}

/** Cards of tools, with their favorite buttons, and of needs. The arrow keys move between the cards. */
export function ToolGrid({ locale, groups, isSearching, onChoose, onLeave }: Props) {
  const t = useTranslations('home')
  return (
    <div onKeyDown={(event) => moveInGrid(event, onLeave)}>
      {groups.map(({ heading, hits }, group) => (
        <div key={group} className="mt-5 first:mt-0 sm:mt-6">
          {heading && <h3 className="mb-2 sm:mb-3">{heading}</h3>}
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(min(255px,100%),1fr))] gap-3 ${isSearching ? '' : 'tiles'}`}
          >
            {hits.map((hit, index) => (
              <li
                key={pageOf(hit)}
                data-best={(isSearching && index === 0) || undefined}
                className="relative flex flex-col data-best:[&>a]:border-brand data-best:[&>a]:bg-brand-soft has-[button]:sm:[&>a]:pe-12"
              >
                <ToolCard
                  {...hit}
                  locale={locale}
                  isFirstMatch={isSearching && index === 0}
                  onClick={() => onChoose(hit)}
                />
                {!hit.need && (
                  <FavoriteButton
                    slug={hit.tool.slug}
                    label={t('favorite', { name: hit.tool.name })}
                    className="absolute end-1.5 top-1.5"
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
