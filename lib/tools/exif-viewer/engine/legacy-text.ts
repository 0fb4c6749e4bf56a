import { detectEncoding } from '@/lib/text/encoding'

/** Text in whatever encoding its bytes are most likely in: UTF-8, Shift_JIS, EUC-JP, EUC-KR, GB18030, Big5, Windows-1252 and others. */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes).encoding).decode(bytes)
}

/** A text that a parser read byte by byte, decoded; one that holds other letters is returned as it is. */
export function redecoded(text: string): string {
  const isBytes = /[\u0080-\u00ff]/.test(text) && !/[^\u0000-\u00ff]/.test(text)
  return isBytes ? decoded(Uint8Array.from(text, (letter) => letter.charCodeAt(0))) : text
}
