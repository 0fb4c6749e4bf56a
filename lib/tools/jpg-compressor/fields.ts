import { flag, number, remembered, text } from '@/lib/core/fields'

/** The compressor's controls. With a target size (KB of 1024 bytes) the quality is searched for. */
export const jpgCompressorFields = {
  quality: remembered(number({ default: 80, min: 10, max: 100, step: 5, integer: true })),
  targetSize: number({ default: null, unit: 'KB', min: 1, max: 51_200, optional: true }),
  stripMetadata: remembered(flag(true)),
  namePattern: text({ maxLength: 80 }),
}
