import { execFileSync } from 'node:child_process'
import path from 'node:path'

const SOURCES = ['astronaut', 'chelsea', 'coffee', 'rocket'] as const

/** A photograph with a sensor's noise, made by ImageMagick in a folder; returns its path. */
export function makePhoto(folder: string, name: string, size: string, seed: number): string {
  const source = path.resolve('e2e/fixtures/images', `${SOURCES[seed % SOURCES.length]}.jpg`)
  const noise = ['-seed', String(seed), '-attenuate', '0.1', '+noise', 'Gaussian']
  const file = path.join(folder, name)
  execFileSync('convert', [source, '-resize', `${size}!`, ...noise, '-quality', '90', file])
  return file
}

/** Forty photographs of 3 megapixels. */
export function fortyPhotos(folder: string): string[] {
  return Array.from({ length: 40 }, (_, index) => makePhoto(folder, `forty-${index}.jpg`, '2000x1500', index))
}
