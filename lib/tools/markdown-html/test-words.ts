import type { DocumentWords } from './document-words'

export const TEST_WORDS: DocumentWords = {
  alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {0}',
}
