export interface Chunk {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

type Fill = (left: Float32Array, right: Float32Array) => void

function fadeIn(samples: Float32Array, frames: number): void {
  for (let index = 0; index < frames; index++) samples[index] = (samples[index]! * (index + 0.5)) / frames
}

function fadeOut(samples: Float32Array, frames: number): void {
  fadeIn(samples.subarray(-frames).reverse(), frames)
  samples.subarray(-frames).reverse()
}

/**
 * Splits an endless sound into chunks that overlap by `overlap` frames, faded out in one chunk and in in the next, so
 * that they add up to the sound. The cross-fade hides timing errors of a sample, and a missing chunk causes a fade
 * instead of a click.
 */
export function createChunks(fill: Fill, overlap: number): (frames: number) => Chunk {
  let overlapping: Chunk = { left: new Float32Array(overlap), right: new Float32Array(overlap) }
  fill(overlapping.left, overlapping.right)
  return (frames) => {
    const left = new Float32Array(frames + overlap)
    const right = new Float32Array(frames + overlap)
    left.set(overlapping.left)
    right.set(overlapping.right)
    fill(left.subarray(overlap), right.subarray(overlap))
    overlapping = { left: left.slice(-overlap), right: right.slice(-overlap) }
    for (const samples of [left, right]) {
      fadeIn(samples, overlap)
      fadeOut(samples, overlap)
    }
    return { left, right }
  }
}
