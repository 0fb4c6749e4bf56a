/** A tag of an XML text with the text before it. */
export interface Tag {
  /** Without its namespace; with a slash in front for a closing tag. */
  readonly name: string
  readonly attributes: string
  readonly isEmpty: boolean
  readonly text: string
}

/** The tags of an XML text in order, in linear time for any input. */
export function* tags(xml: string): Generator<Tag, void> {
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    const end = xml.indexOf('>', start)
    if (start < 0 || end < 0) return
    const isEmpty = xml[end - 1] === '/'
    const inner = xml.slice(start + 1, isEmpty ? end - 1 : end)
    const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inner) ?? []
    yield { name: slash + name, attributes: inner, isEmpty, text: xml.slice(at, start) }
    at = end + 1
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

/** The value of an attribute in the inside of a tag, '' if it is missing. */
export function attribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\s${name}\\s*=\\s*(["'])([^]*?)\\1`).exec(attributes) ?? []
  return plainText(value)
}
