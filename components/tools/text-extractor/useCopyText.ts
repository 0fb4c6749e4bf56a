import { useTranslations } from 'next-intl'
import type { Action } from '@/components/ui/layout/Button'
import { useCopy } from '@/components/ui/results/CopyButton'

/** Copies a text that was read. */
export function useCopyText(text: string): Action {
  const t = useTranslations('text-extractor')
  return useCopy({
    name: 'copy',
    label: t('copy'),
    text: () => text,
    successText: t('copied'),
    failureCode: 'textNotCopied',
    emptyCode: 'nothingToCopy',
  })
}
