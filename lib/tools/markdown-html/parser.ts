import { Marked } from 'marked'
import markedAlert from 'marked-alert'
import markedFootnote from 'marked-footnote'
import { cjkEmphasis } from './cjk-emphasis'
import { ALERTS, type DocumentWords } from './document-words'

/**
 * Creates a parser for GitHub's Markdown with alerts, footnotes and CJK-friendly emphasis; `breaks` preserves line
 * breaks. Create one per document, because footnotes and emphasis are stateful.
 */
export function markdownParser(words: DocumentWords, { breaks = true } = {}): Marked {
  return new Marked(
    { gfm: true, breaks },
    cjkEmphasis(),
    markedAlert({ variants: ALERTS.map((type) => ({ type, icon: '', title: words.alerts[type] })) }),
    markedFootnote({ description: words.footnotes, backRefLabel: words.backToReference }),
  )
}
