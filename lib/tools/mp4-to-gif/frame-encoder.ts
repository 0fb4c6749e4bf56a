import type { RgbFrame } from './rgb-frame'

/** Encodes frames of the same size one by one. */
export interface FrameEncoder {
  /** Adds a frame that is shown for `delay`, in the format's own unit of time; returns its encoded size in bytes. */
  add(frame: RgbFrame, delay: number): number | Promise<number>
  /** The parts of the file, in order. */
  finish(): Uint8Array<ArrayBuffer>[] | Promise<Uint8Array<ArrayBuffer>[]>
}
