'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { readStored } from '@/lib/platform/storage'

// Loaded when a visitor writes answers of a form.
const Answers = late(() => import('./Answers'))

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Opens the answers of a form; they are open at once if some are kept on the device. */
export function AnswersSection() {
  const t = useTranslations('word-counter.answers')
  const [isOpen, setIsOpen] = useDraftState('answersOpen', false, isBoolean)
  useEffect(() => {
    if (readStored('answers') !== null) queueMicrotask(() => setIsOpen(true))
  }, [setIsOpen])
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-5" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="text-ink-2">{t('about')}</p>
      {isOpen ? (
        <Answers />
      ) : (
        <Button name="openAnswers" label={t('open')} className="justify-self-start" run={() => setIsOpen(true)} />
      )}
    </section>
  )
}
