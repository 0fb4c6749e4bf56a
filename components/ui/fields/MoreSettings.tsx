import { useTranslations } from 'next-intl'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { isLeftOpen, leaveOpen } from '@/lib/platform/more-settings'
import { DraftContext } from './useDraft'
import type { FieldsState } from './useFields'
import { useInBrowser } from './useInBrowser'
import type { Fields } from '@/lib/core/fields'

interface Props {
  /** The fields whose controls are inside, by their names; buttons have none. */
  fields?: Pick<FieldsState<Fields>, 'differing'>
  names?: readonly string[]
  /** What is inside that someone may look for. */
  about?: string
  children: ReactNode
  /** Below them, once they have been opened. */
  late?: ReactNode
}

const UNTOUCHED = { count: 0, given: 0 }

/**
 * The settings of a tool that most visitors do not need, folded. How many differ from the start is said in the summary. They
 * open by themselves when something from outside (a link, a reload) sets one, and stay open on the next visit.
 */
export function MoreSettings({ fields, names = [], about, children, late }: Props) {
  const t = useTranslations('shell.more')
  const tool = useContext(DraftContext)
  const wasLeftOpen = useInBrowser(() => tool !== undefined && isLeftOpen(tool), false)
  const { count, given } = fields?.differing(names) ?? UNTOUCHED
  const [seen, setSeen] = useState(given)
  const [chosen, setChosen] = useState<boolean>()
  if (given !== seen) {
    setSeen(given)
    if (given > seen) setChosen(true)
  }
  const isOpen = chosen ?? (wasLeftOpen || given > 0)
  // The early script showed them before React did; from here on the element's own state does.
  useEffect(() => {
    if (wasLeftOpen) delete document.documentElement.dataset.more
  }, [wasLeftOpen])
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <details
      data-name="more"
      className={count > 0 ? 'is-changed' : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Opened by hand at the end of a phone's screen, its content would stay below it.
        if (currentTarget.open && !isOpen)
          currentTarget.querySelector('input, select')?.scrollIntoView({ block: 'nearest' })
        setChosen(currentTarget.open)
      }}
    >
      <summary
        className="min-h-11 py-2.5 text-[15px] font-semibold text-ink-2"
        onClick={() => leaveOpen(tool, !isOpen)}
      >
        {count > 0 ? t('changed', { count: String(count) }) : t('title')}
        {about && <span className="block text-sm font-normal">{about}</span>}
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
        {children}
        {wasOpened && late}
      </div>
    </details>
  )
}
