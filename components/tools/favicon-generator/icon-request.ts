import { WHITE } from '@/lib/image/pixels/blend'
import { isToolError, ToolError } from '@/lib/core/errors'
import type { Values } from '@/lib/core/fields'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import { clamp } from '@/lib/core/numbers'
import type { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { iconText } from '@/lib/tools/favicon-generator/icon-text'
import type { IconRequest } from './generate'

/** Reads the fields and clamps the numbers to their bounds. A color is null if its text is not a valid color. */
export function settingsOf(values: Values<typeof faviconGeneratorFields>) {
  return {
    siteName: values.siteName.trim(),
    text: iconText(values.text),
    fontSize: clamp(values.fontSize ?? 32, 16, 64),
    radius: clamp(values.radius ?? 0, 0, 50),
    background: parseHexColor(values.background),
    color: parseHexColor(values.color),
    // Those of light browsers if they are left empty.
    darkBackground: parseHexColor(values.darkBackground || values.background),
    darkColor: parseHexColor(values.darkColor || values.color),
    applePadding: clamp(values.applePadding ?? 0, 0, 30),
  }
}

/** Builds the request from the fields. Throws ToolError `noImage`, `noText`, `noSize` or `notColor` for missing input. */
export function toIconRequest(
  values: Values<typeof faviconGeneratorFields>,
  file: File | undefined,
  sizes: readonly number[],
): IconRequest {
  const { text, fontSize, background, color, darkBackground, darkColor, ...rest } = settingsOf(values)
  const shared = { ...rest, sizes, allShapes: values.allShapes }
  const isUpload = values.tab === 'upload'
  if (isUpload && !file) throw new ToolError('noImage')
  if (!isUpload && text === '') throw new ToolError('noText')
  if (sizes.length === 0) throw new ToolError('noSize')
  // Transparent pictures get a white background, as on most sites and as iOS and Android fill it.
  if (isUpload && file) return { ...shared, content: { kind: 'picture', file, dark: values.dark }, background: WHITE }
  if (!background || !color || !darkBackground || !darkColor) throw new ToolError('notColor')
  const dark = { background: hexColor(darkBackground), color: hexColor(darkColor) }
  return { ...shared, content: { kind: 'text', text, color, fontSize, dark }, background }
}

function isSameRequest(a: IconRequest, b: IconRequest): boolean {
  const file = ({ content }: IconRequest) => (content.kind === 'picture' ? content.file : undefined)
  // JSON.stringify omits the content of a File.
  return file(a) === file(b) && JSON.stringify(a) === JSON.stringify(b)
}

/** True if the fields no longer lead to the same request, including when they are invalid. */
export function isOutdated(request: IconRequest, ...inputs: Parameters<typeof toIconRequest>): boolean {
  try {
    return !isSameRequest(request, toIconRequest(...inputs))
  } catch (error) {
    if (!isToolError(error)) throw error
    return true
  }
}
