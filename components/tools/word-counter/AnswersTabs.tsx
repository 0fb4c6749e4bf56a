import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Tabs } from '@/components/ui/layout/Tabs'
import { late } from '@/components/ui/layout/late'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { readStored } from '@/lib/platform/storage'

// Loaded when a visitor writes answers of a form.
const Answers = late(() => import('./Answers'))

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** One text, or the answers of a form, which come first if some are kept on the device. */
export function AnswersTabs({ children }: { children: ReactNode }) {
  const t = useTranslations('word-counter')
  const [isOpen, setIsOpen] = useDraftState('answersOpen', false, isBoolean)
  useEffect(() => {
    if (readStored('answers') !== null) queueMicrotask(() => setIsOpen(true))
  }, [setIsOpen])
  return (
    <Tabs
      isFirst
      label={t('answers.tabs')}
      tabs={[
        { name: 'oneText', label: t('text.label') },
        { name: 'openAnswers', label: t('answers.title') },
      ]}
      selected={isOpen ? 'openAnswers' : 'oneText'}
      onSelect={(name) => setIsOpen(name === 'openAnswers')}
    >
      {/* The text stays in the page while its tab is not shown. */}
      <div hidden={isOpen}>{children}</div>
      {isOpen && (
        <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-5" aria-label={t('answers.title')}>
          <p className="text-ink-2">{t('answers.about')}</p>
          <Answers />
        </section>
      )}
    </Tabs>
  )
}
