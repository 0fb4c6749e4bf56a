import { escapeMarkup } from '@/lib/text/escape'

/** A tag of an XML text with the text before it. */
export interface Tag {
  /** Without its namespace; with a slash in front for a closing tag. */
  readonly name: string
  readonly attributes: string
  readonly isEmpty: boolean
  readonly text: string
}

/** What stands before the end of a tag with attributes; a value of one may hold the sign `>` itself. */
const BEFORE_END = '"\'/? \n'
const isTagEnd = (xml: string, end: number) =>
  end < 0 || (BEFORE_END.includes(xml[end - 1] ?? '') && !(xml[end - 2] === '=' && xml[end - 1] !== '/'))
const COMMENT = '<!--'
const DATA = '<![CDATA['

/** The tags of an XML text in order, in linear time for any input. Text in CDATA comes escaped as other text is. */
export function* tags(xml: string): Generator<Tag, void> {
  let at = 0
  let text = ''
  for (;;) {
    const start = xml.indexOf('<', at)
    if (start < 0) return
    text += xml.slice(at, start)
    if (xml[start + 1] === '!' && (xml.startsWith(DATA, start) || xml.startsWith(COMMENT, start))) {
      const isData = xml.startsWith(DATA, start)
      const end = xml.indexOf(isData ? ']]>' : '-->', start)
      if (end < 0) return
      if (isData) text += escapeMarkup(xml.slice(start + DATA.length, end))
      at = end + 3
      continue
    }
    let end = xml.indexOf('>', start)
    if (!isTagEnd(xml, end) && xml.slice(start, end).includes('=')) {
      do end = xml.indexOf('>', end + 1)
      while (!isTagEnd(xml, end))
    }
    if (end < 0) return
    const isEmpty = xml[end - 1] === '/'
    const inner = xml.slice(start + 1, isEmpty ? end - 1 : end)
    const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inner) ?? []
    yield { name: slash + name, attributes: inner, isEmpty, text }
    at = end + 1
    text = ''
  }
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Text without entities, and without Excel's own escapes such as `_x000D_`; every line end in XML is a line feed. */
export function plainText(xml: string): string {
  if (!/[&_\r]/.test(xml)) return xml
  return xml
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) =>
      name ? (ENTITIES[name] ?? entity) : character(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => character(parseInt(hex, 16)))
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute in the inside of a tag, '' if it is missing. */
export function attribute(attributes: string, name: string): string {
  // Made for each call, the patterns take most of the time that a sheet takes.
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(["'])([^]*?)\\1`)
  patterns.set(name, pattern)
  return plainText(pattern.exec(attributes)?.[2] ?? '')
}
