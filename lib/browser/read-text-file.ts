import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { extensionOf } from '@/lib/core/file-name'
import { readText } from './read-text'

/** A textarea of more than this stops reacting, in whatever browser. */
const LIMIT_MEGABYTES = 20

interface Accepted {
  /** Lower case, without dots. */
  readonly extensions: readonly string[]
  /** Error code for any other file, and for one that holds no text whatever its name. */
  readonly refusal: string
}

/**
 * The text of a file that a visitor opened, in whichever encoding it is. ToolErrors: `refusal`, `fileEmpty`,
 * `fileTooLarge` (past 20 MB), `fileUnreadable`.
 */
export async function readTextFile(file: File, { extensions, refusal }: Accepted): Promise<string> {
  if (!extensions.includes(extensionOf(file.name))) throw new ToolError(refusal)
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > LIMIT_MEGABYTES * MEGABYTE) throw new ToolError('fileTooLarge', { limit: LIMIT_MEGABYTES })
  const { text } = await readText(file, 'auto')
  // A picture or a program renamed: no text holds the character NUL.
  if (text.includes('\0')) throw new ToolError(refusal)
  return text
}
