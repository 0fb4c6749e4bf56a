import { EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'

interface Props {
  name: string
  /** What the value is, for screen readers. */
  label: string
  onOpen: () => void
}

/** Stands for a sensitive value, which is not in the page until it is pressed. */
export function HiddenValue({ name, label, onOpen }: Props) {
  const t = useTranslations('exif-viewer')
  return (
    <button
      type="button"
      name="reveal"
      value={name}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-[15px] font-normal text-ink-2"
      onClick={onOpen}
    >
      <EyeOff size={16} aria-hidden />
      {t('hidden')}
      <span className="font-semibold text-brand underline">{t('reveal')}</span>
      <span className="sr-only">{label}</span>
    </button>
  )
}
