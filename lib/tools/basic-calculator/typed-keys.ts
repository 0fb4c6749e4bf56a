import { plainCharacter } from '@/lib/formulas/sum-tokens'
import { readableText } from '@/lib/core/typed-text'
import { KEYS, type Key } from './calculator'

const ALIASES: Readonly<Record<string, Key>> = {
  x: '*',
  '±': 'sign',
  c: 'C',
  Enter: '=',
  Escape: 'C',
  Delete: 'C',
  Backspace: 'backspace',
}

/** The calculator key for a key of the keyboard. */
export function keyOf(typed: string): Key | ',' | undefined {
  const plain = plainCharacter(readableText(typed))
  if (plain === ',') return ','
  return ALIASES[typed] ?? ALIASES[plain] ?? KEYS.find((key) => key === plain)
}
