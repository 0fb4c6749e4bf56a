import { detectEncoding, type Encoding } from '@/lib/text/encoding'

/** Text in whatever encoding its bytes are most likely in: UTF-8, Shift_JIS, EUC-JP, EUC-KR, GB18030, Big5, Windows-1252 and others. */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes).encoding).decode(bytes)
}

/** The encoding in which bytes are read because they look like it; undefined for UTF-8, and for Windows-1252 where nothing else is likely. */
export function guessedEncoding(bytes: Uint8Array): Encoding | undefined {
  const { encoding, isSure } = detectEncoding(bytes)
  return encoding === 'utf-8' || (encoding === 'windows-1252' && isSure) ? undefined : encoding
}

/** The bytes of a text that a parser read byte by byte; null for plain ASCII and for one that holds other letters. */
export function bytesOf(text: string): Uint8Array | null {
  const isBytes = /[\u0080-\u00ff]/.test(text) && !/[^\u0000-\u00ff]/.test(text)
  return isBytes ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : null
}
