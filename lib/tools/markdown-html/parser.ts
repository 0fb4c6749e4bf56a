import { Marked } from 'marked'
import markedAlert from 'marked-alert'
import markedFootnote from 'marked-footnote'
import { cjkEmphasis } from './cjk-emphasis'
import { ALERTS, type DocumentWords } from './document-words'

/**
 * Markdown as GitHub reads it, line breaks kept, with alerts, footnotes and emphasis beside CJK letters. For one document:
 * footnotes and emphasis remember what they saw.
 */
export function markdownParser(words: DocumentWords, { breaks = true } = {}): Marked {
  return new Marked(
    { gfm: true, breaks },
    cjkEmphasis(),
    markedAlert({ variants: ALERTS.map((type) => ({ type, icon: '', title: words.alerts[type] })) }),
    markedFootnote({ description: words.footnotes, backRefLabel: words.backToReference }),
  )
}
