import { concatBytes } from '@/lib/core/byte-writer'
import { exifOrientation, orientationBlock } from '@/lib/core/exif-orientation'
import { PNG_SIGNATURE_BYTES, pngChunk, pngChunks } from '@/lib/core/png-chunks'
import type { Stripped } from './stripped'

/** Chunks that may be left out and yet say how the picture looks (PNG specification, third edition, 11.3). */
const LOOKS = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
]

/** A capital first letter marks a chunk that no decoder may skip (5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/**
 * A PNG without texts, EXIF, XMP, time, private chunks and anything after its end. Every kept chunk is copied byte for
 * byte, check sum included. ToolError `imageTruncated` when the file is cut off.
 */
export function stripPng(bytes: Uint8Array): Stripped {
  const chunks = pngChunks(bytes)
  const exif = chunks.find(({ type }) => type === 'eXIf')
  const orientation = exif ? exifOrientation(bytes.subarray(exif.content, exif.end - 4)) : 1
  const kept = chunks.filter(({ type }) => isCritical(type) || LOOKS.includes(type))
  const parts = kept.map(({ start, end }) => bytes.subarray(start, end))
  // Right after the header: eXIf stands before the picture data (11.3.4.5).
  if (orientation !== 1) parts.splice(1, 0, pngChunk('eXIf', orientationBlock(orientation)))
  return { bytes: concatBytes([bytes.subarray(0, PNG_SIGNATURE_BYTES), ...parts]), orientation }
}
