import { KEYS, type Key, type Press } from './calculator'

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

const NUMBER = /^\+?(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i

/** A keyboard's key or a pasted character → the key it stands for. */
export function keyOf(typed: string): Key | undefined {
  const plain = typed.normalize('NFKC')
  return KEYS.find((key) => key === plain) ?? SAME[plain]
}

/**
 * Pasted text → the keys to press (`1,200 × 3`) or the one number that it is (`-5`, `1.5e+12`); null when something in it
 * is neither. Spaces, thousands separators and currency signs are passed over.
 */
export function keysOfPaste(text: string): Press[] | null {
  if (text.length > MAX_PASTE) return null
  const bare = text.replace(/[\s,，_\p{Sc}]/gu, '')
  const number = NUMBER.exec(bare.normalize('NFKC').replace(/[−–]/g, '-'))?.[1]
  if (number) return [{ number }]
  const keys = [...bare].map(keyOf)
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys : null
}
