'use client'

import { useTranslations } from 'next-intl'

interface Props {
  /** Enough is given to compute something. */
  ready?: boolean
  onReset: () => void
}

/** Calculate, which submits the form around it, and Reset: the last row of every calculator's inputs. */
export function CalculateButtons({ ready = true, onReset }: Props) {
  const t = useTranslations('shell.actions')
  return (
    <div className="flex gap-2.5">
      <button type="submit" name="calculate" className="button button-primary flex-1" disabled={!ready}>
        {t('calculate')}
      </button>
      <button type="button" name="reset" className="button" onClick={onReset}>
        {t('reset')}
      </button>
    </div>
  )
}
