import { statSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright/test'
import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { residentMegabytes } from '@/scripts/measure/resident-memory'
import { luma, ssimParts } from '@/scripts/measure/ssim'
import { CLIP_NAMES, ffmpeg, makeClip } from './clips'
import { median, writeRows } from './rows.mjs'

/**
 * The converter against native ffmpeg's two passes (palettegen, paletteuse) on the same clips in the same run: mean SSIM of
 * the GIF's pictures against the video's at the same size, bytes, and time, the median of several runs of each by turns, so
 * that what disturbs the machine disturbs both. Clips of one's own: BENCH_CLIPS=a.mp4,b.mp4.
 */
const [WIDTH, HEIGHT, FPS, SECONDS] = [480, 270, 10, 3]
const COLORS = { low: 64, medium: 128, high: 256 } as const
const QUALITIES = (process.env.BENCH_QUALITIES ?? 'medium').split(',') as (keyof typeof COLORS)[]

const SSIM_MARGIN = 0.002
const BYTES_LIMIT = 1.02

const FRAME_BYTES = WIDTH * HEIGHT * 3
// Without these flags ffmpeg's conversion to RGB is up to two steps of 255 too dark, for its own GIF as for the reference.
const EXACT = 'lanczos+accurate_rnd+full_chroma_int+full_chroma_inp'
const SCALED = `fps=${FPS}:round=up,scale=${WIDTH}:${HEIGHT}:flags=${EXACT}`

function clips(folder: string): string[] {
  return process.env.BENCH_CLIPS?.split(',') ?? CLIP_NAMES.map((name) => makeClip(folder, name))
}

function rawFrames(...args: string[]): Buffer {
  return ffmpeg(...args, '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-')
}

function lumaOf(frames: Buffer, index: number): Float64Array {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    for (let channel = 0; channel < 3; channel++)
      rgba[pixel * 4 + channel] = frames[index * FRAME_BYTES + pixel * 3 + channel]!
  return luma({ width: WIDTH, height: HEIGHT, data: rgba })
}

/** Mean SSIM of a GIF's pictures, every third of them. */
function likeness(source: Buffer, gif: string): number {
  const shown = rawFrames('-i', gif, '-fps_mode', 'passthrough')
  const count = source.length / FRAME_BYTES
  expect(shown.length / FRAME_BYTES).toBe(count)
  const scores: number[] = []
  for (let index = 0; index < count; index += 3)
    scores.push(ssimParts(lumaOf(source, index), lumaOf(shown, index), WIDTH, HEIGHT).whole)
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

interface Outcome {
  readonly likeness: number
  readonly bytes: number
  /** One for each run. */
  readonly seconds: readonly number[]
}

const RUNS = 5

async function convertOnce(page: Page): Promise<number> {
  await button(page, 'convert').click()
  await expect(page.locator('progress')).toBeVisible()
  await expect(button(page, 'convert')).toBeEnabled({ timeout: 120_000 })
  return figureValue(page, 'processingTime')
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'download').click()])
  return download.path()
}

/** Both passes; returns how many seconds they took. */
function nativeOnce(clip: string, gif: string, colors: number, dither: string): number {
  const palette = `${gif}.png`
  const cut = ['-t', String(SECONDS), '-i', clip]
  const startedAt = performance.now()
  ffmpeg(...cut, '-vf', `${SCALED},palettegen=max_colors=${colors}`, palette)
  ffmpeg(...cut, '-i', palette, '-lavfi', `${SCALED}[x];[x][1:v]paletteuse${dither}`, gif)
  return (performance.now() - startedAt) / 1000
}

function outcome(source: Buffer, gif: string, seconds: readonly number[]): Outcome {
  return { likeness: likeness(source, gif), bytes: statSync(gif).size, seconds }
}

async function byTurns(one: () => Promise<number>, other: () => number): Promise<[ones: number[], others: number[]]> {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    ones.push(await one())
    others.push(other())
  }
  return [ones, others]
}

function timeRatio(one: Pick<Outcome, 'seconds'>, other: Pick<Outcome, 'seconds'>): number {
  return median(one.seconds) / median(other.seconds)
}

function print(name: string, { likeness: ssim, bytes, seconds }: Outcome, against?: Outcome): void {
  const times = [Math.min(...seconds), median(seconds), Math.max(...seconds)].map((time) => time.toFixed(2))
  const figures = [`SSIM ${ssim.toFixed(4)}`, `${bytes} bytes`, `${times.join(' / ')} s`]
  const ratios = against && [
    `${ssim >= against.likeness ? '+' : ''}${(ssim - against.likeness).toFixed(4)}`,
    `${(bytes / against.bytes).toFixed(3)} ×`,
    `${timeRatio({ seconds }, against).toFixed(2)} × the time`,
  ]
  console.log([name.padEnd(26), ...figures, ...(ratios ?? [])].join('\t'))
}

test('GIFs are as like the video, as small and as quick as native ffmpeg’s', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('.')
  const ratios: { readonly ssim: number; readonly bytes: number; readonly time: number }[] = []
  for (const clip of clips(folder)) {
    const source = rawFrames('-t', String(SECONDS), '-i', clip, '-vf', SCALED)
    for (const quality of QUALITIES) {
      await openTool(page, 'mp4-to-gif')
      await page.locator('input[name="file"]').setInputFiles(clip)
      await expect(figure(page, 'estimatedSize')).toBeVisible({ timeout: 60_000 })
      await choose(page, 'quality', quality)
      await control(page, 'width').fill(String(WIDTH))
      await expect(figure(page, 'estimatedSize')).toBeVisible({ timeout: 60_000 })
      const estimate = await figureValue(page, 'estimatedSize')
      // A GIF that plays takes time from either.
      await page.addStyleTag({ content: 'img { display: none }' })
      const [defaultGif, bayerGif] = [path.join(folder, 'default.gif'), path.join(folder, 'bayer.gif')]
      const [seconds, bayerSeconds] = await byTurns(
        () => convertOnce(page),
        () => nativeOnce(clip, bayerGif, COLORS[quality], '=dither=bayer:bayer_scale=5'),
      )
      const ours = outcome(source, await downloaded(page), seconds)
      const bayer = outcome(source, bayerGif, bayerSeconds)
      const sierra = outcome(source, defaultGif, [nativeOnce(clip, defaultGif, COLORS[quality], '')])
      const { bytes } = ours
      console.log(`${path.basename(clip)}, ${COLORS[quality]} colors`)
      print('ffmpeg, its default', sierra)
      print('ffmpeg, bayer_scale=5', bayer)
      print('ours, against bayer', ours, bayer)
      console.log(`estimate ${estimate}, ${(estimate / bytes).toFixed(3)} of the size`)
      expect(Math.abs(estimate / bytes - 1)).toBeLessThanOrEqual(0.25)
      const row = (unit: 'bytes' | 'seconds' | 'likeness') => ({
        what: `${path.basename(clip)}, ${COLORS[quality]} colors, ${unit}`,
        unit: { bytes: 'bytes', seconds: 's', likeness: 'SSIM' }[unit],
        values: [ours[unit]].flat(),
        against: { name: 'ffmpeg', values: [bayer[unit]].flat() },
      })
      writeRows('GIF', [row('bytes'), row('seconds'), row('likeness')])
      ratios.push({
        ssim: ours.likeness - bayer.likeness,
        bytes: bytes / bayer.bytes,
        time: timeRatio(ours, bayer),
      })
    }
  }
  const mean = (of: (ratio: (typeof ratios)[number]) => number) =>
    ratios.reduce((sum, ratio) => sum + of(ratio), 0) / ratios.length
  const worst = Math.min(...ratios.map(({ ssim }) => ssim))
  const largest = Math.max(...ratios.map(({ bytes }) => bytes))
  const slowest = Math.max(...ratios.map(({ time }) => time))
  console.log(`SSIM at worst ${worst.toFixed(4)} of native's, bytes ${largest.toFixed(3)} × at most and`)
  console.log(
    `${mean(({ bytes }) => bytes).toFixed(3)} × on average, time ${mean(({ time }) => time).toFixed(2)} × on average, ${slowest.toFixed(2)} × at most`,
  )
  expect(worst).toBeGreaterThanOrEqual(-SSIM_MARGIN)
  expect(largest).toBeLessThanOrEqual(BYTES_LIMIT)
  expect(slowest).toBeLessThanOrEqual(1)
})

/** Codecs that phones and cameras write, by how ffmpeg makes them. */
const CODECS = {
  'mjpeg.avi': '-c:v mjpeg -q:v 4 -pix_fmt yuvj420p',
  'mpeg4.avi': '-c:v mpeg4 -q:v 4',
  'hevc.mp4': '-c:v libx265 -x265-params log-level=error -tag:v hvc1',
}
const MOST_ASIDE = 0.25

test('the estimated size is within a quarter of the real one for any codec', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('.')
  const upright = makeClip(folder, 'coffee')
  const rotated = path.join(folder, 'rotated.mp4')
  ffmpeg('-i', upright, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', rotated)
  const made = Object.entries(CODECS).map(([as, encoded]) => makeClip(folder, 'coffee', { as, encoded }))
  for (const clip of [rotated, ...made]) {
    await openTool(page, 'mp4-to-gif')
    await page.locator('input[name="file"]').setInputFiles(clip)
    await expect(figure(page, 'estimatedSize')).toBeVisible({ timeout: 120_000 })
    const estimate = await figureValue(page, 'estimatedSize')
    await convertOnce(page)
    const bytes = await figureValue(page, 'gifSize')
    const what = `${path.basename(clip)}, estimate`
    writeRows('GIF', [{ what, unit: 'bytes', values: [estimate], against: { name: 'the GIF', values: [bytes] } }])
    console.log(`${what} ${estimate}, GIF ${bytes}, ${(estimate / bytes).toFixed(3)}`)
    expect.soft(Math.abs(estimate / bytes - 1), what).toBeLessThanOrEqual(MOST_ASIDE)
  }
})

for (const format of ['webp', 'mp4']) {
  test(`thirty seconds as ${format}`, async ({ baseURL, launchOptions }, testInfo) => {
    const clip = makeClip(testInfo.outputPath('.'), 'cat', { seconds: 30 })
    const server = await chromium.launchServer(launchOptions)
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' })
    await openTool(page, 'mp4-to-gif', { fragment: `format=${format}` })
    await page.locator('input[name="file"]').setInputFiles(clip)
    await expect(figure(page, 'videoDuration')).toBeVisible({ timeout: 60_000 })
    await control(page, 'duration').fill('30')
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, residentMegabytes(server.process().pid, 'renderer'))), 100)
    await button(page, 'convert').click()
    await expect(figure(page, 'gifSize').or(page.getByRole('alert')).first()).toBeVisible({ timeout: 400_000 })
    clearInterval(timer)
    const isMade = await figure(page, 'gifSize').isVisible()
    const seconds = isMade ? await figureValue(page, 'processingTime') : NaN
    console.log(
      `30 s as ${format}\t${isMade ? `${seconds} s, ${await figureValue(page, 'gifSize')} bytes` : 'refused'}\t${most} MB`,
    )
    if (isMade) {
      writeRows('GIF', [
        { what: `30 s as ${format}, time`, unit: 's', values: [seconds] },
        { what: `30 s as ${format}, memory`, unit: 'MB', values: [most] },
      ])
    }
    await server.close()
  })
}
