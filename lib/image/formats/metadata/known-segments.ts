import { APP0, APP12, APP14, APP2, beginsWith, type JpegSegment } from '@/lib/image/formats/jpeg/segments'

/** Color profiles, further pictures (CIPA DC-007), gain maps for bright screens (ISO 21496-1). */
const APP2_NAMES = ['ICC_PROFILE\0', 'MPF\0', 'urn:iso:std:iso:ts:21496:-1\0']
/** The start of a Ducky segment with nothing but Photoshop's quality setting, and its length. A longer one may hold comments. */
const QUALITY_NAME = 'Ducky\0\x01\0\x04'
const QUALITY_BYTES = 15

/** The application segments whose content is read, or says how the picture looks. */
export function isKnownSegment(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker, content, end } = segment
  if (marker === APP2) return APP2_NAMES.some((name) => beginsWith(bytes, segment, name))
  if (marker === APP0) return ['JFIF\0', 'JFXX\0'].some((name) => beginsWith(bytes, segment, name))
  if (marker === APP12) return beginsWith(bytes, segment, QUALITY_NAME) && end - content === QUALITY_BYTES
  return marker === APP14 && beginsWith(bytes, segment, 'Adobe')
}
