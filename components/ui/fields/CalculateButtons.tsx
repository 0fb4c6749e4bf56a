'use client'

import { useTranslations } from 'next-intl'

interface Props {
  /** Enables Calculate. */
  isReady?: boolean
  onReset: () => void
}

/** The Calculate button, which submits the surrounding form, and the Reset button. */
export function CalculateButtons({ isReady = true, onReset }: Props) {
  const t = useTranslations('shell.actions')
  return (
    <div className="flex gap-2.5">
      <button type="submit" name="calculate" className="button button-primary flex-1" disabled={!isReady}>
        {t('calculate')}
      </button>
      <button type="button" name="reset" className="button" onClick={onReset}>
        {t('reset')}
      </button>
    </div>
  )
}
