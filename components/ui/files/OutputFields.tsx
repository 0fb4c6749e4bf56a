import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/TextField'
import { CopyButton } from '@/components/ui/results/CopyButton'
import type { RecipeProps } from './RecipePanel'

const HINT = {
  example: '{name}-{n}-{width}',
  name: '{name}',
  n: '{n}',
  width: '{width}',
  height: '{height}',
  date: '{date}',
}

/** How the results are called, and the link that carries all settings but no file. */
export function OutputFields({ fields }: Pick<RecipeProps, 'fields'>) {
  const t = useTranslations('shell.output')
  const actions = useTranslations('shell.actions')
  return (
    <>
      <TextField field={fields.bind('namePattern')} label={t('name')} hint={t('hint', HINT)} maxLength={80} />
      <CopyButton name="share" label={t('link')} text={fields.link} successText={actions('linkCopied')} />
    </>
  )
}
