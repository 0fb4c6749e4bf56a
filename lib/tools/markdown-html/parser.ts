import { Lexer, Marked, Tokenizer, type MarkedExtension, type Tokens } from 'marked'
import markedAlert from 'marked-alert'
import markedFootnote from 'marked-footnote'
import { cjkEmphasis } from './cjk-emphasis'
import { addressBeforeParticle } from './bare-address'
import { ALERTS, type DocumentWords } from './document-words'

/** As a rule that begins with `^`, and looks nowhere else: Safari tries some of them at every letter of the whole document. */
class Anchored extends RegExp {
  constructor({ source, flags }: RegExp) {
    super(source, `${flags}y`)
  }

  override exec(text: string): RegExpExecArray | null {
    this.lastIndex = 0
    return super.exec(text)
  }
}

// Changes marked's shared rules in place. Unanchored, 250 KB took WebKit 19 s, which grows with the square of the length.
const { block, inline } = Lexer.rules
for (const [name, rule] of Object.entries(block.gfm)) {
  if (rule.source.startsWith('^')) block.gfm[name as keyof typeof block.gfm] = new Anchored(rule)
}
// Matches headings underlined with === by line, not by letter, which takes WebKit 70 µs for each paragraph.
const { source } = block.gfm.lheading
block.gfm.lheading = new Anchored(
  new RegExp(source.replace('((?:.|\\n', '(.+(?:\\n').replace('))+?)\\n', ').*)*?)\\n')),
)
for (const rules of [inline.gfm, inline.breaks]) rules.url = new Anchored(rules.url)

/** Ends an address in a sentence before a Korean or Japanese particle. */
const ADDRESSES: MarkedExtension = {
  tokenizer: {
    url(source) {
      const end = addressBeforeParticle(source)
      return end === undefined ? false : Tokenizer.prototype.url.call(this, source.slice(0, end))
    },
  },
}

const ALERT_MARK = new RegExp(String.raw`^\[!(?:${ALERTS.join('|')})\](?=[ \t]*(?:\n|$))`, 'i')

/** Alerts as GitHub knows them: in small letters too, and with nothing behind the mark, which would be glued to the next line. */
const ALERT_MARKS: MarkedExtension = {
  walkTokens(token) {
    if (token.type !== 'blockquote') return
    const { tokens: [paragraph] = [] } = token as Tokens.Blockquote
    const isAlert = ALERT_MARK.test(token.text) && paragraph?.type === 'paragraph'
    const parts = isAlert ? [token, paragraph, (paragraph as Tokens.Paragraph).tokens[0]] : []
    for (const part of parts as Tokens.Text[]) {
      part.raw = part.raw.replace(ALERT_MARK, (mark) => mark.toUpperCase())
      part.text = part.text.replace(ALERT_MARK, (mark) => mark.toUpperCase())
    }
    // By this text alone, a quotation is taken for an alert.
    if (!isAlert) token.text = ''
  },
}

/**
 * Creates a parser for GitHub's Markdown with alerts, footnotes and CJK-friendly emphasis; `breaks` preserves line
 * breaks. Create one per document, because footnotes and emphasis are stateful.
 */
export function markdownParser(words: DocumentWords, { breaks = true } = {}): Marked {
  return new Marked(
    { gfm: true, breaks },
    cjkEmphasis(),
    ADDRESSES,
    markedAlert({ variants: ALERTS.map((type) => ({ type, icon: '', title: words.alerts[type] })) }),
    markedFootnote({ description: words.footnotes, backRefLabel: words.backToReference }),
    ALERT_MARKS,
  )
}
