import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import { button, control, expect, openTool, test } from '@/e2e/support/test'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import marked from './heads.json'
import { median, writeRows } from './rows.mjs'

/**
 * Heads as the resizer finds them against marks made by eye, in pictures out of npm packages, which are unpacked here and stay
 * out of the project: portraits of demos and templates, from 128 pixels upwards, of many kinds of hair, glasses, beards, hats and
 * tilts up to about 20°, fewer old people than there are and no children. The crown is marked at the top of the hair or hat, the chin under a
 * beard where it is thought to be; two readings of one head differ by about 1 % of its height. Constants were fitted to the
 * heads of even places in the list ("fitted"), the others are unseen. Then how long a visitor waits.
 */
const MEDIAN_MOST = 4
const NINTH_MOST = 8
const FIRST_MOST = 4
const LATER_MOST = 0.6
/** 10 Mbit/s, in bytes a second. */
const SPEED = 1_250_000
const FOLDER = path.resolve('reports/bench/portraits')

const ENTRY = `
import { startLiteRt } from './lib/image/faces/lite-rt'
import { findHeads } from './lib/tools/image-resizer/find-heads'
import { resampleLanczos } from './lib/image/pixels/lanczos'
const read = async (name) => (await fetch(name)).arrayBuffer()
let models
window.headsIn = async (name) => {
  if (!models) {
    const compile = await startLiteRt(location.origin + '/litert_wasm_compat_internal.js', await read('litert_wasm_compat_internal.wasm'))
    models = { detect: await compile(await read('face_detection_short_range.tflite')), segment: await compile(await read('selfie_segmentation.tflite')) }
  }
  const bitmap = await createImageBitmap(await (await fetch(name)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const scale = Math.max(1, Math.max(bitmap.width, bitmap.height) / 1024)
  const small = scale === 1 ? pixels : resampleLanczos(pixels, { width: Math.round(bitmap.width / scale), height: Math.round(bitmap.height / scale) })
  return { scale, heads: await findHeads(small, models) }
}`

interface Picture {
  readonly package: string | null
  readonly file: string
}
type Mark = readonly number[]

/** The file of a picture on this machine; the package it is in is fetched once. */
function fileOf({ package: name, file }: Picture): string {
  if (!name) return path.resolve(file)
  const folder = path.join(FOLDER, name.replaceAll('/', '_'))
  mkdirSync(folder, { recursive: true })
  if (!readdirSync(folder).includes('package')) {
    const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim()
    execFileSync('tar', ['xzf', packed], { cwd: folder })
  }
  return path.join(folder, 'package', file)
}

/** Serves the finder and the pictures to a blank page of an origin of its own. */
async function openFinder(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  const engines = path.resolve('public/engines')
  const engine = path.join(
    engines,
    readdirSync(engines).find((name) => name.startsWith('heads-finder'))!,
  )
  await page.route('http://finder.test/**', (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname)
    if (name === '/') return route.fulfill({ contentType: 'text/html', body: '' })
    if (path.isAbsolute(name) && name.lastIndexOf('/') > 0) return route.fulfill({ path: name })
    // The program is served packed, and is wanted as its package has it.
    const folder = name.endsWith('.wasm') ? 'node_modules/@litertjs/core/wasm' : engine
    return route.fulfill({
      path: path.join(folder, name),
      contentType: name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
    })
  })
  await page.goto('http://finder.test/')
  await page.addScriptTag({ content: outputFiles[0]?.text })
}

function headsIn(page: Page, picture: Picture): Promise<{ readonly scale: number; readonly heads: readonly Head[] }> {
  return page.evaluate((name) => {
    const holder = window as unknown as { headsIn: (name: string) => Promise<{ scale: number; heads: Head[] }> }
    return holder.headsIn(name)
  }, fileOf(picture))
}

/** By how many percent of its marked height the found head is too high or low; 100 where none is found there. */
function errorOf(
  crown: Mark,
  chin: Mark,
  { scale, heads }: { readonly scale: number; readonly heads: readonly Head[] },
) {
  const [x = 0, y = 0] = [0, 1].map((side) => (crown[side]! + chin[side]!) / 2 / scale)
  const tall = Math.hypot(crown[0]! - chin[0]!, crown[1]! - chin[1]!) / scale
  const head = heads.find(
    ({ box }) => x > box.x && x < box.x + box.width && y > box.y - box.height / 2 && y < box.y + box.height,
  )
  if (!head) return 100
  return Math.abs(Math.hypot(head.crown.x - head.chin.x, head.crown.y - head.chin.y) / tall - 1) * 100
}

const ninthOf = (errors: readonly number[]) =>
  errors.toSorted((one, other) => one - other)[Math.ceil(errors.length * 0.9) - 1]!

test('heads are as high as they are marked, and none is found where nobody is', async ({ page }) => {
  await openFinder(page)
  const errors: [number[], number[]] = [[], []]
  for (const [index, picture] of marked.heads.entries()) {
    errors[index % 2 ? 1 : 0].push(errorOf(picture.crown, picture.chin, await headsIn(page, picture)))
  }
  let wrong = 0
  for (const picture of marked.none) wrong += (await headsIn(page, picture)).heads.length
  const [fitted, unseen] = errors
  const row = (what: string, values: readonly number[], most: number) => ({ what, unit: '%', values, most })
  writeRows('heads', [
    row(`head height off, ${fitted.length} fitted heads`, fitted, MEDIAN_MOST),
    row(`head height off, ${unseen.length} unseen heads`, unseen, MEDIAN_MOST),
    row('nine of ten within, fitted heads', [ninthOf(fitted)], NINTH_MOST),
    row('nine of ten within, unseen heads', [ninthOf(unseen)], NINTH_MOST),
    { what: `faces in ${marked.none.length} pictures of nobody`, unit: 'faces', values: [wrong], most: 0 },
  ])
  for (const values of errors)
    console.log(
      `${values.length} heads\tmedian ${median(values).toFixed(1)} %\t9 of 10 ${ninthOf(values).toFixed(1)} %`,
    )
  expect([median(unseen) <= MEDIAN_MOST, ninthOf(unseen) <= NINTH_MOST, wrong]).toEqual([true, true, 0])
})

test('the first face is found soon over 10 Mbit/s, the next at once', async ({ page }) => {
  await openTool(page, 'image-resizer', { locale: 'en' })
  await page.locator('input[name="file"]').setInputFiles('e2e/fixtures/images/astronaut.jpg')
  await button(page, 'crop').click()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: SPEED,
    uploadThroughput: SPEED,
  })
  const find = async (ask: () => Promise<unknown>) => {
    const started = Date.now()
    await ask()
    // Waited for frame by frame: a retried expectation looks once a second at last.
    await page.locator('output[name=headFound][data-value=found]').waitFor()
    return (Date.now() - started) / 1000
  }
  const first = await find(() => control(page, 'document').selectOption('us'))
  const later: number[] = []
  for (let run = 0; run < 5; run++) later.push(await find(() => button(page, 'findHead').click()))
  writeRows('heads', [
    { what: 'first face over 10 Mbit/s', unit: 's', values: [first], most: FIRST_MOST },
    { what: 'a further face', unit: 's', values: later, most: LATER_MOST },
  ])
  console.log(`first ${first.toFixed(1)} s\tlater ${median(later).toFixed(2)} s`)
})
