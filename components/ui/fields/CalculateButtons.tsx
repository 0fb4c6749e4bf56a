import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'

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
      <Button
        name="calculate"
        type="submit"
        label={t('calculate')}
        look="primary"
        disabled={!isReady}
        className="flex-1"
      />
      <Button name="reset" label={t('reset')} look="quiet" run={onReset} />
    </div>
  )
}
