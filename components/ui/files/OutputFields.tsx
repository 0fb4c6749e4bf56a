import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/TextField'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { CopyButton } from '@/components/ui/results/CopyButton'

interface Props {
  namePattern: FieldBinding
  /** The address that restores the settings, without any file. */
  link: () => string
}

const HINT = { example: '{name}-{n}-{width}', name: '{name}', n: '{n}', width: '{width}', height: '{height}' }

/** How the results are called, and the link that carries all settings. */
export function OutputFields({ namePattern, link }: Props) {
  const t = useTranslations('shell.output')
  const actions = useTranslations('shell.actions')
  return (
    <>
      <TextField field={namePattern} label={t('name')} hint={t('hint', HINT)} maxLength={80} />
      <CopyButton name="share" label={t('link')} text={link} successText={actions('linkCopied')} className="button" />
    </>
  )
}
