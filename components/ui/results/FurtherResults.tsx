import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Opened when this becomes true. */
  isOpen?: boolean
}

/** Tables and figures behind the answer: in place on a wide screen, folded on a phone. */
export function FurtherResults({ children, isOpen }: Props) {
  const t = useTranslations('shell.more')
  return (
    <details data-name="further" className="further" open={isOpen}>
      <summary className="card px-4 py-3 font-semibold">{t('results')}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:pt-4">{children}</div>
    </details>
  )
}
