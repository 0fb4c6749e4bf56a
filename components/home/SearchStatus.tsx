'use client'

import { useTranslations } from 'next-intl'
import { useSettled } from '@/components/hooks/useSettled'
import type { HomeTool } from './HomeTools'

interface Props {
  searching: boolean
  /** Everything there is to search has been searched: only then is nothing found. */
  complete: boolean
  shown: readonly HomeTool[]
  /** How many more were found in other categories than the chosen one. */
  elsewhere: number
  onShowAll: () => void
}

/** Says once the typing rests how many tools were found, and what to do when there are none. */
export function SearchStatus({ searching, complete, shown, elsewhere, onShowAll }: Props) {
  const t = useTranslations('home')
  const [best] = shown
  const spoken = useSettled(searching && best ? t('found', { count: shown.length, name: best.name }) : '')
  const none = shown.length === 0 && (complete || elsewhere > 0)
  return (
    <>
      <p role="status" className={none ? 'card p-8 text-center' : 'sr-only'}>
        {none ? <span data-name="noResults">{t('noResults')}</span> : spoken}
      </p>
      {none && elsewhere > 0 && (
        <p className="mt-4 text-center">
          <button type="button" name="showElsewhere" className="button" onClick={onShowAll}>
            {t('elsewhere', { count: elsewhere })}
          </button>
        </p>
      )}
    </>
  )
}
