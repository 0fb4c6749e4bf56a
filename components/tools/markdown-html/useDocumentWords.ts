import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ALERTS, type DocumentWords } from '@/lib/tools/markdown-html/document-words'

/** The localized texts that the converter inserts into a document. */
export function useDocumentWords(): DocumentWords {
  const t = useTranslations('markdown-html.document')
  return useMemo(() => {
    const titles = ALERTS.map((type) => [type, t(`alerts.${type}`)])
    return {
      alerts: Object.fromEntries(titles) as DocumentWords['alerts'],
      footnotes: t('footnotes'),
      // The parser replaces `{0}` with the name of the footnote.
      backToReference: t('backToReference', { name: '{0}' }),
    }
  }, [t])
}
