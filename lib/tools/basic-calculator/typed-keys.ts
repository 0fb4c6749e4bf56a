import { KEYS, type Key } from './calculator'

const SAME: Readonly<Record<string, Key>> = {
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '±': 'sign',
  c: 'C',
  Enter: '=',
  Escape: 'C',
  Delete: 'C',
  Backspace: 'backspace',
}

/** Longest text a paste is read from. */
const MAX_PASTE = 200

/** A keyboard's key or a pasted character → the key it stands for. */
export function keyOf(typed: string): Key | undefined {
  const plain = typed.normalize('NFKC')
  return KEYS.find((key) => key === plain) ?? SAME[plain]
}

/**
 * Pasted text (`1,200 × 3`) → the keys to press; null when something in it is no key. Spaces, thousands separators and
 * currency signs are passed over.
 */
export function keysOfPaste(text: string): Key[] | null {
  if (text.length > MAX_PASTE) return null
  const keys = [...text.replace(/[\s,_\p{Sc}]/gu, '')].map(keyOf)
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys : null
}
