import { textAt, uint32At } from '@/lib/core/byte-reader'
import { indexOfText } from '@/lib/image/formats/metadata/signatures'

/** Tables whose entries count samples (ISO/IEC 14496-12, 8.6.1): times of decoding, and how much later they are shown. */
const TABLES = ['stts', 'ctts']

/**
 * The greatest number of samples that a table in the box `moov` speaks of: a damaged one says billions, which take minutes to list.
 * Boxes are not followed, because their lengths may be damaged as well.
 */
export function mostSamples(moov: Uint8Array): number {
  let most = 0
  for (let at = moov.indexOf(0x74); at >= 0; at = moov.indexOf(0x74, at + 1)) {
    // Their common end is "tts".
    if (!TABLES.includes(textAt(moov, at - 1, 4))) continue
    const first = at + 11
    const entries = Math.min(uint32At(moov, at + 7), Math.floor((moov.length - first) / 8))
    let samples = 0
    for (let entry = 0; entry < entries; entry++) samples += uint32At(moov, first + entry * 8)
    most = Math.max(most, samples)
  }
  return most
}

/** True for an index that lists the samples of the first fragment only: others follow, each with an index of its own (8.8.1, `mvex`). */
export function hasSomeSamples(moov: Uint8Array): boolean {
  return mostSamples(moov) > 0 && indexOfText(moov, 'mvex', 0, moov.length) >= 0
}
