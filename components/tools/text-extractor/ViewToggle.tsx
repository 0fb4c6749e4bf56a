import { useTranslations } from 'next-intl'

interface Props {
  open: boolean
  onToggle: (open: boolean) => void
}

/** Shows and hides the details of a file in a list. */
export function ViewToggle({ open, onToggle }: Props) {
  const t = useTranslations('shell.files')
  return (
    <button
      type="button"
      name="view"
      aria-expanded={open}
      className="button button-small"
      onClick={() => onToggle(!open)}
    >
      {open ? t('close') : t('view')}
    </button>
  )
}
