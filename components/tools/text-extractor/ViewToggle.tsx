import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'

interface Props {
  open: boolean
  onToggle: (open: boolean) => void
}

/** Shows and hides the details of a file in a list. */
export function ViewToggle({ open, onToggle }: Props) {
  const t = useTranslations('shell.files')
  return (
    <Button
      name="view"
      label={open ? t('close') : t('view')}
      isSmall
      aria-expanded={open}
      run={() => onToggle(!open)}
    />
  )
}
