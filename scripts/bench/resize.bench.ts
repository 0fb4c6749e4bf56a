import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import { expect, test } from '@/e2e/support/test'
import { ssim } from '@/scripts/measure/ssim'
import { median, writeRows } from './rows.mjs'

/**
 * Twelve megapixels to 1920 × 1440 by our resampling and by pica's (Lanczos, WebAssembly), each on one thread of a blank
 * page from the same pixels: milliseconds, and likeness (SSIM on luma) to what Debian's ImageMagick makes of them.
 */
const [WIDTH, HEIGHT] = [4000, 3000]
const [TO_WIDTH, TO_HEIGHT] = [1920, 1440]
const RUNS = 5
const SSIM_LEAST = 0.999
const MILLISECONDS_MOST = 1000

const ENTRY = `
import pica from 'pica'
import { resampleLanczos } from './lib/image/pixels/lanczos'
const size = { width: ${TO_WIDTH}, height: ${TO_HEIGHT} }
const source = { width: ${WIDTH}, height: ${HEIGHT} }
const resizer = pica({ features: ['js', 'wasm'] })
window.resizers = {
  ours: (data) => resampleLanczos({ ...source, data }, size).data,
  pica: (src) => resizer.resizeBuffer({ src, ...source, toWidth: ${TO_WIDTH}, toHeight: ${TO_HEIGHT}, filter: 'lanczos3' }),
}`

type Name = 'ours' | 'pica'

async function resized(page: Page, name: Name): Promise<{ milliseconds: number; data: Buffer }> {
  const { milliseconds, base64 } = await page.evaluate(async (which) => {
    const holder = window as unknown as {
      source: Uint8ClampedArray
      resizers: Record<string, (data: Uint8ClampedArray) => Promise<Uint8Array>>
    }
    const started = performance.now()
    const result = await holder.resizers[which]!(holder.source)
    const taken = performance.now() - started
    let text = ''
    for (let at = 0; at < result.length; at += 8192) text += String.fromCharCode(...result.subarray(at, at + 8192))
    return { milliseconds: taken, base64: btoa(text) }
  }, name)
  return { milliseconds, data: Buffer.from(base64, 'base64') }
}

/** Samples of 16 bits, rounded to 8: written with 8, ImageMagick's are cut off, half a level darker in the mean. */
function bytesOfSamples(file: Buffer): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: file.length / 2 }, (_, index) => file.readUInt16LE(index * 2) / 257)
}

test('resampling is as ImageMagick’s, and quick', async ({ page }, testInfo) => {
  const [source, reference] = [testInfo.outputPath('source.rgba'), testInfo.outputPath('reference.rgba')]
  const raw = ['-size', `${WIDTH}x${HEIGHT}`, '-depth', '8', `rgba:${source}`]
  const photo = ['e2e/fixtures/images/coffee.jpg', '-resize', `${WIDTH}x${HEIGHT}!`, '-seed', '7', '-attenuate', '0.1']
  execFileSync('convert', [...photo, '+noise', 'Gaussian', '-alpha', 'on', '-depth', '8', `rgba:${source}`])
  execFileSync('convert', [
    ...raw,
    '-filter',
    'Lanczos',
    '-resize',
    `${TO_WIDTH}x${TO_HEIGHT}!`,
    ...['-depth', '16', '-endian', 'LSB', `rgba:${reference}`],
  ])
  const expected = { width: TO_WIDTH, height: TO_HEIGHT, data: bytesOfSamples(readFileSync(reference)) }

  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  await page.setContent('<input type="file">')
  await page.addScriptTag({ content: outputFiles[0]?.text })
  await page.locator('input').setInputFiles(source)
  await page.evaluate(async () => {
    const file = document.querySelector('input')?.files?.[0]
    if (!file) throw new Error('no file')
    Object.assign(window, { source: new Uint8ClampedArray(await file.arrayBuffer()) })
  })

  const times: Record<Name, number[]> = { ours: [], pica: [] }
  const likeness: Record<Name, number> = { ours: 0, pica: 0 }
  for (let run = 0; run <= RUNS; run++) {
    for (const name of ['ours', 'pica'] as const) {
      const { milliseconds, data } = await resized(page, name)
      likeness[name] = ssim(expected, { width: TO_WIDTH, height: TO_HEIGHT, data })
      // The first run compiles.
      if (run > 0) times[name].push(milliseconds)
    }
  }
  writeRows('resize', [
    {
      what: '12 MP to 1920 px',
      unit: 'ms',
      values: times.ours,
      against: { name: 'pica', values: times.pica },
      most: MILLISECONDS_MOST,
    },
    {
      what: 'likeness to ImageMagick',
      unit: 'SSIM',
      values: [likeness.ours],
      against: { name: 'pica', values: [likeness.pica] },
      least: SSIM_LEAST,
    },
  ])
  for (const name of ['ours', 'pica'] as const)
    console.log(`${name}\t${median(times[name]).toFixed(0)} ms\tSSIM ${likeness[name].toFixed(5)}`)
  expect(likeness.ours).toBeGreaterThanOrEqual(SSIM_LEAST)
  expect(median(times.ours)).toBeLessThanOrEqual(MILLISECONDS_MOST)
})
