import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { download } from '@/e2e/support/images'
import { button, control, expect, openTool, test } from '@/e2e/support/test'
import { msSsim } from '@/scripts/measure/ms-ssim'
import type { Picture } from '@/scripts/measure/ssim'
import { writeRows } from './rows.mjs'

/**
 * The compressor against the browser's own JPEG encoder (canvas.toBlob): bytes needed at equal MS-SSIM on luma. The
 * photographs are the fixtures', or those of a folder: BENCH_IMAGES=… BENCH_FILES=a.png,b.png.
 */
const FOLDER = process.env.BENCH_IMAGES ?? path.join(process.cwd(), 'e2e/fixtures/images')
const FILES = (process.env.BENCH_FILES ?? 'astronaut.jpg,chelsea.jpg,coffee.jpg,rocket.jpg').split(',')
const QUALITIES = [50, 60, 70, 80, 90]
const CANVAS_QUALITIES = [30, 40, 50, 58, 66, 74, 80, 85, 90, 93, 96, 98]

const MEAN_LIMIT = 0.93
const SINGLE_LIMIT = 0.96

interface Point {
  readonly bytes: number
  /** MS-SSIM as −ln(1 − s), along which file sizes grow evenly. */
  readonly likeness: number
}

/** The pixels of an image file as the browser shows it. */
async function decode(page: Page, file: Buffer): Promise<Picture> {
  const { width, height, base64 } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
    let text = ''
    for (let at = 0; at < pixels.length; at += 8192) text += String.fromCharCode(...pixels.subarray(at, at + 8192))
    return { width: bitmap.width, height: bitmap.height, base64: btoa(text) }
  }, file.toString('base64'))
  return { width, height, data: Buffer.from(base64, 'base64') }
}

async function encodeByCanvas(page: Page, file: Buffer, quality: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ data, share }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: share })
      const encoded = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''))
    },
    { data: file.toString('base64'), share: quality / 100 },
  )
  return Buffer.from(base64, 'base64')
}

async function encodeByTool(page: Page, file: string, quality: number): Promise<Buffer> {
  await openTool(page, 'jpg-compressor', { fragment: `quality=${quality}` })
  await expect(control(page, 'quality')).toHaveValue(String(quality))
  await page.locator('input[name="file"]').setInputFiles(file)
  const { bytes } = await download(page)
  await button(page, 'reset').click()
  return bytes
}

function bytesAt(curve: readonly Point[], likeness: number): number {
  const next = curve.findIndex((point) => point.likeness >= likeness)
  const [low, high] = [curve[next - 1], curve[next]]
  if (!low || !high) throw new RangeError(`${likeness} is outside the canvas curve`)
  const share = (likeness - low.likeness) / (high.likeness - low.likeness)
  return Math.exp(Math.log(low.bytes) + share * Math.log(high.bytes / low.bytes))
}

test(`at equal MS-SSIM the files are at most ${MEAN_LIMIT} of the canvas encoder's on average`, async ({ page }) => {
  const ratios: number[] = []
  for (const name of FILES) {
    await openTool(page, 'jpg-compressor')
    const source = path.join(FOLDER, name)
    const file = await readFile(source)
    const original = await decode(page, file)
    const measured = async (encoded: Buffer): Promise<Point> => ({
      bytes: encoded.length,
      likeness: -Math.log(1 - msSsim(original, await decode(page, encoded))),
    })
    const curve: Point[] = []
    for (const quality of CANVAS_QUALITIES) curve.push(await measured(await encodeByCanvas(page, file, quality)))

    for (const quality of QUALITIES) {
      const { bytes, likeness } = await measured(await encodeByTool(page, source, quality))
      const canvas = bytesAt(curve, likeness)
      ratios.push(bytes / canvas)
      const against = { name: 'canvas', values: [Math.round(canvas)] }
      const what = `${name} at quality ${quality}, equal MS-SSIM`
      writeRows('JPEG', [{ what, unit: 'bytes', values: [bytes], against, most: SINGLE_LIMIT * canvas }])
      const columns = [name.padEnd(16), quality, `${bytes} bytes`, `MS-SSIM ${(1 - Math.exp(-likeness)).toFixed(5)}`]
      console.log([...columns, `canvas ${Math.round(canvas)}`, (bytes / canvas).toFixed(3)].join('\t'))
    }
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  console.log(`mean ${mean.toFixed(3)}, largest ${Math.max(...ratios).toFixed(3)}`)
  expect(mean).toBeLessThanOrEqual(MEAN_LIMIT)
  expect(Math.max(...ratios)).toBeLessThanOrEqual(SINGLE_LIMIT)
})
