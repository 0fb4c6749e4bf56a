import { ToolError } from '@/lib/core/errors'
import { unsupportedFormat, type UnsupportedKind } from './unsupported-formats'

const REFUSALS = {
  document: { code: 'fileIsDocument' },
  video: { code: 'fileIsVideo' },
  sound: { code: 'fileIsSound' },
  archive: { code: 'fileIsArchive' },
  webPage: { code: 'fileIsWebPage' },
  picture: { code: 'imageFormatUnread' },
} as const satisfies Readonly<Record<UnsupportedKind, { readonly code: string }>>

/** The error for a file that is not an image: what it is, by its content, or `imageNotSupported`. */
export function notAnImage(bytes: Uint8Array): ToolError {
  const other = unsupportedFormat(bytes)
  if (!other) return new ToolError('imageNotSupported')
  return new ToolError(REFUSALS[other.kind].code, { format: other.format })
}
