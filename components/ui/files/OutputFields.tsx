import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { MoreFields } from '@/components/ui/fields/MoreFields'
import { TextField } from '@/components/ui/fields/TextField'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { defaultsOf } from '@/lib/core/fields'
import { recipeFields } from '@/lib/image/recipe'
import type { RecipeProps } from './RecipePanel'

const RecipePanel = late(() => import('./RecipePanel'))
const DEFAULTS = defaultsOf(recipeFields)

const HINT = {
  example: '{name}-{n}-{width}',
  name: '{name}',
  n: '{n}',
  width: '{width}',
  height: '{height}',
  date: '{date}',
}

/** How the results are called, what else can be done in one pass, and the link that carries all settings but no file. */
export function OutputFields(props: RecipeProps) {
  const { fields, own } = props
  const t = useTranslations('shell.output')
  const actions = useTranslations('shell.actions')
  return (
    <>
      <TextField field={fields.bind('namePattern')} label={t('name')} hint={t('hint', HINT)} maxLength={80} />
      <MoreFields isFilled={own.some((name) => fields.raw[name] !== DEFAULTS[name])} label={t('more')}>
        <RecipePanel {...props} />
      </MoreFields>
      <CopyButton name="share" label={t('link')} text={fields.link} successText={actions('linkCopied')} />
    </>
  )
}
