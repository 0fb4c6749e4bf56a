import { execFileSync } from 'node:child_process'
import path from 'node:path'

const TAGGED = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const ENCODED =
  '-c:v libx264 -preset fast -crf 20 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/** A photograph under a wandering camera with a sensor's noise; drawings that move; a fractal that never repeats. */
const photograph = (name: string) => ({
  inputs: ['-loop', '1', '-framerate', '30', '-i', path.join(process.cwd(), 'e2e/fixtures/images', name)],
  filter:
    "scale=2560:-2:flags=lanczos,crop=1280:720:x='(iw-1280)*(0.5+0.45*sin(t*0.9))':y='(ih-720)*(0.5+0.4*cos(t*1.1))',noise=alls=4:allf=t",
})
const generated = (source: string) => ({ inputs: ['-f', 'lavfi', '-i', source], filter: 'null' })

const CLIPS = {
  cat: photograph('chelsea.jpg'),
  coffee: photograph('coffee.jpg'),
  astronaut: photograph('astronaut.jpg'),
  fractal: generated('mandelbrot=s=1280x720:r=30:end_scale=0.002:end_pts=200'),
  drawing: generated('testsrc2=s=1280x720:r=30'),
}

export type ClipName = keyof typeof CLIPS
export const CLIP_NAMES = Object.keys(CLIPS) as ClipName[]

/** Runs ffmpeg quietly and gives what it writes to its output. */
export function ffmpeg(...args: string[]): Buffer {
  return execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { maxBuffer: 2 ** 30 })
}

/** Makes a clip of 1280 × 720 in this folder, H.264 by default; returns its path. */
export function makeClip(
  folder: string,
  name: ClipName,
  { seconds = 4, as = `${name}.mp4`, encoded = ENCODED } = {},
): string {
  const file = path.join(folder, as)
  const { inputs, filter } = CLIPS[name]
  ffmpeg(...inputs, '-t', String(seconds), '-vf', `${filter},${TAGGED}`, ...encoded.split(' '), '-an', file)
  return file
}
