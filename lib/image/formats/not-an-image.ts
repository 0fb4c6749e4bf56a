import { ToolError } from '@/lib/core/errors'
import { foreignFormat, type ForeignKind } from './foreign'

const REFUSALS = {
  document: { code: 'fileIsDocument' },
  video: { code: 'fileIsVideo' },
  sound: { code: 'fileIsSound' },
  archive: { code: 'fileIsArchive' },
  webPage: { code: 'fileIsWebPage' },
  picture: { code: 'imageFormatUnread' },
} as const satisfies Readonly<Record<ForeignKind, { readonly code: string }>>

/** Why a file that is no image is refused: what it is, by its content, or `imageNotSupported`. */
export function notAnImage(bytes: Uint8Array): ToolError {
  const foreign = foreignFormat(bytes)
  if (!foreign) return new ToolError('imageNotSupported')
  return new ToolError(REFUSALS[foreign.kind].code, { format: foreign.format })
}
