import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Tables and figures behind the answer: in place on a wide screen, folded on a phone. */
export function FurtherResults({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.more')
  return (
    <details data-name="further" className="further">
      <summary className="card flex min-h-13 items-center gap-2 px-4 font-semibold">{t('results')}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:pt-4">{children}</div>
    </details>
  )
}
