import { machineNumber } from '@/lib/core/numbers'
import { plainDecimal, readNumber } from '@/lib/core/read-number'
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

const NUMBER = /^\+?(-?)([\d.,]*\d[.,]?)(e[+-]?\d+)?$/i
/** Numbers that keys cannot type: with words such as 만, or with a fraction after a space. */
const WORDED = /\p{L}|[¼-¾⅐-⅞]|\d\s+\d+\/\d/u

/** The calculator key for a key of the keyboard or a pasted character. */
export function keyOf(typed: string): Key | ',' | undefined {
  const plain = typed.normalize('NFKC')
  if (plain === ',') return ','
  return KEYS.find((key) => key === plain) ?? ALIASES[plain]
}

/**
 * Converts pasted text to the keys to press (`1,200 × 3`) or to one number (`-5`, `1.5e+12`, `3만`); null when it is
 * neither. Spaces, thousands separators and currency signs are ignored.
 */
export function keysOfPaste(text: string): Press[] | null {
  if (text.length > MAX_PASTE) return null
  const bare = text.normalize('NFKC').replace(/[\s_'’\p{Sc}]/gu, '')
  const [, sign = '', digits = '', exponent = ''] = NUMBER.exec(bare.replace(/[−–]/g, '-')) ?? []
  const plain = digits && plainDecimal(digits)
  if (plain) return [{ number: sign + plain + exponent }]
  const worded = WORDED.test(text) ? readNumber(text) : null
  if (worded !== null && !Number.isNaN(worded)) return [{ number: machineNumber(worded) }]
  const keys = [...bare.replace(/[\d.,]+/g, (run) => plainDecimal(run) ?? ',')].map(keyOf)
  const areKeys = (list: readonly (Key | ',' | undefined)[]): list is Key[] =>
    list.every((key) => key !== undefined && key !== ',')
  return keys.length > 0 && areKeys(keys) ? keys : null
}
