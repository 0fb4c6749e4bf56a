import { concatBytes } from '@/lib/core/byte-writer'
import { pngOrientation } from '@/lib/core/chunk-orientation'
import { orientationBlock } from '@/lib/core/exif-orientation'
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
  const orientation = pngOrientation(bytes, chunks)
  const parts = chunks.flatMap((chunk) => {
    // Where it stood: decoders heed one before the picture data, and not all of them one behind.
    if (chunk === exif && orientation !== 1) return pngChunk('eXIf', orientationBlock(orientation))
    const stays = isCritical(chunk.type) || LOOKS.includes(chunk.type)
    return stays ? bytes.subarray(chunk.start, chunk.end) : []
  })
  return { bytes: concatBytes([bytes.subarray(0, PNG_SIGNATURE_BYTES), ...parts]), orientation }
}
