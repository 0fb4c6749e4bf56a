import { useTranslations } from 'next-intl'
import { withRecipeWords } from './recipe-words'

/** How many files of a folder are no pictures, and which. */
export default withRecipeWords(SkippedFiles)

function SkippedFiles({ names }: { names: readonly string[] }) {
  const t = useTranslations('recipes')
  return (
    <p role="status" data-name="skipped" className="mt-2 max-h-24 overflow-auto text-sm text-ink-2">
      {t('skipped')} <output name="skippedCount">{names.length}</output> · <bdi>{names.join(', ')}</bdi>
    </p>
  )
}
