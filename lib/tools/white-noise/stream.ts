export interface Chunk {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

type Fill = (left: Float32Array, right: Float32Array) => void

function fadeIn(samples: Float32Array, frames: number): void {
  for (let index = 0; index < frames; index++) samples[index] = ((samples[index] ?? 0) * (index + 0.5)) / frames
}

function fadeOut(samples: Float32Array, frames: number): void {
  fadeIn(samples.subarray(-frames).reverse(), frames)
  samples.subarray(-frames).reverse()
}

/**
 * Cuts an endless sound into chunks that overlap: each ends with the `overlap` frames the next begins with, faded out in
 * the one and in in the other, so that together they are the sound itself. Played one after the other they leave no
 * seam, not even where a browser is a sample late, and a chunk that misses its turn leaves a fade and no click.
 */
export function chunked(fill: Fill, overlap: number): (frames: number) => Chunk {
  let head: Chunk = { left: new Float32Array(overlap), right: new Float32Array(overlap) }
  fill(head.left, head.right)
  return (frames) => {
    const left = new Float32Array(frames + overlap)
    const right = new Float32Array(frames + overlap)
    left.set(head.left)
    right.set(head.right)
    fill(left.subarray(overlap), right.subarray(overlap))
    head = { left: left.slice(-overlap), right: right.slice(-overlap) }
    for (const samples of [left, right]) {
      fadeIn(samples, overlap)
      fadeOut(samples, overlap)
    }
    return { left, right }
  }
}
