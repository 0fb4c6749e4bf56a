'use client'

import { useTranslations } from 'next-intl'
import { FavoriteButton } from '@/components/ui/layout/FavoriteButton'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { ToolCard } from '@/components/ui/layout/ToolCard'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { moveInGrid } from './grid-keys'
import type { HomeTool } from './home-tool'

interface Props {
  locale: Locale
  /** Tools below each other, each group with its heading. */
  groups: readonly { heading?: string; tools: readonly HomeTool[] }[]
  /** Highlights the first card, which Enter opens. */
  isSearching?: boolean
  /** Called on Escape and on arrow up in the first row. */
  onLeave: () => void
}

/** Tool cards with their favorite buttons, in a search with the needs that it found below their tool. The arrow keys move between the cards. */
export function ToolGrid({ locale, groups, isSearching = false, onLeave }: Props) {
  const t = useTranslations('home')
  return (
    <div onKeyDown={(event) => moveInGrid(event, onLeave)}>
      {groups.map(({ heading, tools }, group) => (
        <div key={group} className="mt-6 first:mt-0">
          {heading && <h3 className="mb-3">{heading}</h3>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(255px,100%),1fr))] gap-3">
            {tools.map((tool, index) => (
              <li
                key={tool.slug}
                data-best={(isSearching && index === 0) || undefined}
                className="relative flex flex-col [&>a]:pe-12 data-best:[&>a]:border-brand data-best:[&>a]:bg-brand-soft"
              >
                <ToolCard locale={locale} slug={tool.slug} category={tool.category} icon={tool.icon} words={tool} />
                <FavoriteButton
                  slug={tool.slug}
                  label={t('favorite', { name: tool.name })}
                  className="absolute end-1.5 top-1.5"
                />
                {tool.needs && tool.needs.length > 0 && (
                  <ul className="px-4 pt-1">
                    {tool.needs.map(({ slug, name }) => (
                      <li key={slug}>
                        <SiteLink
                          locale={locale}
                          to={toolPath(tool.slug, slug)}
                          data-need={slug}
                          className="flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
                        >
                          {name}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
