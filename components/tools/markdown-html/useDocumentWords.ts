import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ALERTS, type DocumentWords } from '@/lib/tools/markdown-html/document-words'

/** What the converter writes into a document, in the page's language. */
export function useDocumentWords(): DocumentWords {
  const t = useTranslations('markdown-html.document')
  return useMemo(() => {
    const titles = ALERTS.map((type) => [type, t(`alerts.${type}`)])
    return {
      alerts: Object.fromEntries(titles) as DocumentWords['alerts'],
      footnotes: t('footnotes'),
      // The parser itself fills in the footnote's name.
      backToReference: t('backToReference', { name: '{0}' }),
    }
  }, [t])
}
