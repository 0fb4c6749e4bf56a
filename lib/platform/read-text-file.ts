import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { extensionOf } from '@/lib/text/file-name'

interface Options {
  readonly extensions: readonly string[]
  readonly refusal: string
  /** Called with the detected encoding if it is a legacy one. */
  readonly onGuess?: (encoding: string) => void
}

/**
 * Reads a text file in any supported encoding. Throws ToolError with the code `refusal` for one without text or with none of the
 * extensions (lower case, without dots), `fileEmpty`, `fileTooLarge` (more than 20 MB) or `fileUnreadable`.
 */
export async function readTextFile(file: File, { extensions, refusal, onGuess }: Options): Promise<string> {
  if (!extensions.includes(extensionOf(file.name))) throw new ToolError(refusal)
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > MAX_MEGABYTES.text * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES.text })
  const { readText } = await import('./read-text')
  const { text, encoding } = await readText(file, 'auto')
  // A renamed binary file: text never contains NUL.
  if (text.includes('\0')) throw new ToolError(refusal)
  if (!encoding.startsWith('utf-')) onGuess?.(encoding)
  return text
}
