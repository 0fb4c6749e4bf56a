import { useTranslations } from 'next-intl'

/** Says that a picture is used only as far as its file goes. */
export function IncompleteNote() {
  const t = useTranslations('shell.files')
  return (
    <span data-name="note" data-value="incomplete" className="block text-bad">
      {t('incomplete')}
    </span>
  )
}
