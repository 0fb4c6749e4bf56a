'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { useDebounced } from '@/components/ui/layout/useDebounced'
import type { HomeTool } from './home-tool'
import type { SearchHit } from '@/lib/search/rank'

interface Props {
  isSearching: boolean
  /** The whole index was searched; until then, an empty result is not final. */
  isComplete: boolean
  shown: readonly SearchHit<HomeTool>[]
  /** Number of matches that the category filter hides. */
  hiddenCount: number
  onShowAll: () => void
}

/** Announces the number of matches once the visitor stops typing, and shows a message if there are none. */
export function SearchStatus({ isSearching, isComplete, shown, hiddenCount, onShowAll }: Props) {
  const t = useTranslations('home')
  const [best] = shown
  const announcement = useDebounced(
    isSearching && best ? t('found', { count: shown.length, name: best.need?.name ?? best.tool.name }) : '',
  )
  const isEmpty = shown.length === 0 && (isComplete || hiddenCount > 0)
  return (
    <>
      <p role="status" className={isEmpty ? 'card p-8 text-center' : 'sr-only'}>
        {isEmpty ? <span data-name="noResults">{t('noResults')}</span> : announcement}
      </p>
      {isEmpty && hiddenCount > 0 && (
        <p className="mt-4 text-center">
          <Button name="showElsewhere" label={t('elsewhere', { count: hiddenCount })} run={onShowAll} />
        </p>
      )}
    </>
  )
}
