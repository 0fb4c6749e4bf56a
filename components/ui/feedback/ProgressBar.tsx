import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'

/** Spread onto `<progress>`, because React's types do not allow its `name` attribute, which is not in the HTML standard. */
export const PROGRESS_NAME = { name: 'progress' }

interface Props {
  /** 0 to 1; undefined if indeterminate. */
  value: number | undefined
  label: string
  onCancel: () => void
}

export function ProgressBar({ value, label, onCancel }: Props) {
  const t = useTranslations('shell.actions')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex min-w-48 flex-1 items-center gap-2 text-sm">
        <span>{label}</span>
        <progress {...PROGRESS_NAME} max={1} value={value} className="h-2 min-w-12 flex-1" />
        {value !== undefined && <span className="w-10 text-end tabular-nums">{Math.floor(value * 100)}%</span>}
      </label>
      <Button name="cancel" label={t('cancel')} isSmall run={onCancel} />
    </div>
  )
}
