import type { Rgb } from './blend'

/** A color as people write it in these tools: three or six digits, with or without `#`. */
export const HEX_COLOR = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i

/** `#4F46E5`, `4f46e5` or `#ABC`, spaces around it allowed → channels; null for anything else. */
export function parseHexColor(text: string): Rgb | null {
  const digits = HEX_COLOR.exec(text.normalize('NFKC'))?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Channels, whole numbers 0 to 255 → `#4F46E5`. */
export function hexColor([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0').toUpperCase()}`
}
