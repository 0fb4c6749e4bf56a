import { KEYS, type Key, type Press } from './calculator'

const ALIASES: Readonly<Record<string, Key>> = {
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

/** Maximum length of pasted text. */
const MAX_PASTE = 200

const NUMBER = /^\+?(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i

/** The calculator key for a key of the keyboard or a pasted character. */
export function keyOf(typed: string): Key | undefined {
  const plain = typed.normalize('NFKC')
  return KEYS.find((key) => key === plain) ?? ALIASES[plain]
}

/**
 * Converts pasted text to the keys to press (`1,200 × 3`) or to one number (`-5`, `1.5e+12`); null when it is neither.
 * Spaces, thousands separators and currency signs are ignored.
 */
export function keysOfPaste(text: string): Press[] | null {
  if (text.length > MAX_PASTE) return null
  const bare = text.replace(/[\s,，_\p{Sc}]/gu, '')
  const number = NUMBER.exec(bare.normalize('NFKC').replace(/[−–]/g, '-'))?.[1]
  if (number) return [{ number }]
  const keys = [...bare].map(keyOf)
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys : null
}
