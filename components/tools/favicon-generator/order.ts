import { WHITE, type Rgb } from '@/lib/core/blend'
import { isToolError, ToolError } from '@/lib/core/errors'
import type { Values } from '@/lib/core/fields'
import { parseHexColor } from '@/lib/core/hex-color'
import { clamp } from '@/lib/core/numbers'
import type { fields as declared } from '@/lib/tools/favicon-generator/fields'
import { iconText } from '@/lib/tools/favicon-generator/icon-text'
import type { Order } from './generate'

export interface IconSettings {
  readonly siteName: string
  readonly text: string
  readonly fontSize: number
  readonly radius: number
  /** Null: not a colour. */
  readonly background: Rgb | null
  readonly color: Rgb | null
}

/** What the controls say, kept within their bounds. */
export function settingsOf(values: Values<typeof declared>): IconSettings {
  return {
    siteName: values.siteName.trim(),
    text: iconText(values.text),
    fontSize: clamp(values.fontSize ?? 32, 16, 64),
    radius: clamp(values.radius ?? 0, 0, 50),
    background: parseHexColor(values.background),
    color: parseHexColor(values.color),
  }
}

/** What is to be made. ToolErrors `noImage`, `noText`, `noSize`, `notColor` for what is missing. */
export function orderOf(values: Values<typeof declared>, file: File | undefined, sizes: readonly number[]): Order {
  const { siteName, text, fontSize, radius, background, color } = settingsOf(values)
  const upload = values.tab === 'upload'
  if (upload && !file) throw new ToolError('noImage')
  if (!upload && text === '') throw new ToolError('noText')
  if (sizes.length === 0) throw new ToolError('noSize')
  // Under a picture, white: the ground of most logos, and what iOS and Android fill in themselves.
  if (upload && file) return { content: { kind: 'picture', file }, background: WHITE, radius, sizes, siteName }
  if (!background || !color) throw new ToolError('notColor')
  return { content: { kind: 'text', text, color, fontSize }, background, radius, sizes, siteName }
}

function sameOrder(a: Order, b: Order): boolean {
  const file = ({ content }: Order) => (content.kind === 'picture' ? content.file : undefined)
  // A file has nothing that JSON shows.
  return file(a) === file(b) && JSON.stringify(a) === JSON.stringify(b)
}

/** True when the controls no longer ask for what was made, be it that they ask for nothing that can be made. */
export function isOutdated(made: Order, ...controls: Parameters<typeof orderOf>): boolean {
  try {
    return !sameOrder(made, orderOf(...controls))
  } catch (error) {
    if (!isToolError(error)) throw error
    return true
  }
}
