import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outFile } from '@/e2e/support/pages'
import { openReady, type Driver } from '@/e2e/support/steps'
import { test } from '@/e2e/engines/engine'
import { onPath } from '@/scripts/ensure-browser.mjs'
import type { EngineName } from '@/scripts/engines/find.mjs'
import { serveFolder } from '@/scripts/static-server.mjs'
import { buildBarePage } from './bare/build.mjs'
import { makeClip } from './clips'
import { fortyPhotos, makePhoto } from './photos'
import { median, writeRows } from './rows.mjs'

/**
 * Whole jobs in milliseconds, from choosing files to the first result on screen and to the finished file, in each installed
 * engine. They alternate with the same job by the library that a good page would use, and by a native program if there is one.
 * Cold: a first visit, with the files dragged over the page for half a second; warm: once more in the same page. `npm run bench
 * -- jobs`; options: BENCH_RUNS=1 (default 5), `BENCH_JOBS=photo,text`, `BENCH_ENGINES=firefox`.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const PATIENCE_MILLISECONDS = 400_000
const FOLDER = path.resolve('reports/bench/files')
const FORTY = 40

interface Watched {
  /** A picture that is shown before there is a result. */
  readonly preview?: string
  /** Buttons pressed one after another as soon as they can be. */
  readonly press?: readonly string[]
  readonly first: string
  /** How many of `first` there are when all is done; 1 unless given. */
  readonly count?: number
  /** Button that is pressed ('': none); the job ends with the downloaded file. If omitted, it ends with the last result. */
  readonly save?: string
}

interface Job {
  readonly what: string
  /** Path and settings of the tool's page. */
  readonly tool: string
  readonly own: Watched
  /** Jobs of the bare page by the library's name, and what is seen of them when `output` is not it. */
  readonly bare: Readonly<Record<string, string>>
  readonly bareWatched?: Watched
  readonly native?: { readonly needs: string; readonly name: string; readonly command: string }
  /** The button that clears the page for the warm run; `reset` unless given. With null the page is opened once more. */
  readonly clear?: string | null
  /** Makes the files, and gives their paths. */
  readonly files: () => readonly string[]
}

const inFolder = (name: string) => path.join(FOLDER, name)
const fixture = (name: string) => path.resolve('e2e/fixtures', name)
const run = (command: string) => execSync(command, { cwd: FOLDER, stdio: 'ignore', shell: '/bin/bash' })

const large = () => [makePhoto(FOLDER, 'photo.jpg', '4000x3000', 2)]
const forty = () => fortyPhotos(FOLDER)
const repeated = (name: string, head: string, rows: number, row: (index: number) => string) => {
  writeFileSync(inFolder(name), head + Array.from({ length: rows }, (_, index) => row(index)).join(''))
  return [inFolder(name)]
}

const DONE = 'li[data-name="item"][data-status="done"]'
const DOWNLOAD = 'button[name="download"]'

const JOBS: Readonly<Record<string, Job>> = {
  photo: {
    what: 'a photo of 12 megapixels compressed',
    tool: 'jpg-compressor',
    own: { preview: '.picture-stage img', first: 'output[name="compressedSize"]', save: DOWNLOAD },
    bare: { '@jsquash': 'photo' },
    native: { needs: 'cjpeg', name: 'djpeg and cjpeg', command: 'djpeg photo.jpg | cjpeg -quality 80 > out.jpg' },
    files: large,
  },
  photos: {
    what: 'forty photos of 3 megapixels compressed and zipped',
    tool: 'jpg-compressor',
    own: { first: DONE, count: FORTY, save: 'button[name="downloadAll"]' },
    bare: { '@jsquash and client-zip': 'photos' },
    bareWatched: { first: 'output', count: FORTY, save: '' },
    native: {
      needs: 'cjpeg',
      name: 'djpeg and cjpeg, two at a time',
      command: "ls forty-*.jpg | xargs -P2 -I% bash -c 'djpeg % | cjpeg -quality 80 > out-%'",
    },
    files: forty,
  },
  resize: {
    what: 'a photo of 12 megapixels to 1920 pixels',
    tool: 'image-resizer#width=1920&height=1440',
    clear: 'remove',
    own: { first: DONE, save: DOWNLOAD },
    bare: { 'pica and canvas': 'resize', 'pica and @jsquash': 'resizeByMozjpeg' },
    native: { needs: 'vips', name: 'vips', command: 'vips thumbnail photo.jpg out.jpg 1920' },
    files: large,
  },
  heic: {
    what: 'a HEIC of 12 megapixels to JPG',
    tool: 'png-to-jpg',
    own: { first: 'output[name="convertedSize"]', save: DOWNLOAD },
    bare: { heic2any: 'heic' },
    native: { needs: 'heif-convert', name: 'heif-convert', command: 'heif-convert -q 80 photo.heic out.jpg' },
    files: () => {
      if (!onPath('heif-enc')) return [fixture('images/photo.heic')]
      large()
      run('heif-enc -q 60 -o photo.heic photo.jpg')
      return [inFolder('photo.heic')]
    },
  },
  metadata: {
    what: 'metadata of forty photos read and removed',
    tool: 'exif-viewer',
    own: { first: DONE, count: FORTY, save: 'button[name="downloadAll"]' },
    bare: { 'exifreader and a strip': 'metadata', 'the same, shown': 'metadataShown' },
    bareWatched: { first: 'output', count: FORTY, save: '' },
    native: { needs: 'exiftool', name: 'exiftool', command: 'rm -rf clean; exiftool -all= -o clean/ forty-*.jpg' },
    files: () => {
      const files = forty()
      if (onPath('exiftool'))
        run('exiftool -overwrite_original -Make=Maker -GPSLatitude=37.5 -GPSLatitudeRef=N forty-*.jpg')
      return files
    },
  },
  text: {
    what: 'a page of English text read',
    tool: 'text-extractor#language=eng',
    clear: 'remove',
    own: { press: ['button[name="extract"]'], first: '[name="text"]:not(button)' },
    bare: { 'tesseract.js': 'text', 'tesseract.js, enlarged': 'textEnlarged' },
    native: { needs: 'tesseract', name: 'tesseract', command: `tesseract ${fixture('scans/en.png')} - -l eng` },
    files: () => [fixture('scans/en.png')],
  },
  gif: {
    what: '3 s of 720p to GIF',
    tool: 'mp4-to-gif#width=480&height=270&fps=10',
    clear: null,
    own: { press: ['button[name="convert"].button-primary'], first: 'output[name="gifSize"]', save: DOWNLOAD },
    bare: { 'ffmpeg.wasm': 'gif', 'gif.js': 'gifjs' },
    native: {
      needs: 'ffmpeg',
      name: 'ffmpeg',
      command:
        'ffmpeg -y -i cat.mp4 -vf fps=10,scale=480:-1:flags=lanczos,palettegen=max_colors=128 out.png && ' +
        'ffmpeg -y -i cat.mp4 -i out.png -lavfi "fps=10,scale=480:-1:flags=lanczos[x];[x][1:v]paletteuse=dither=bayer:bayer_scale=5" out.gif',
    },
    files: () => [makeClip(FOLDER, 'cat', { seconds: 3 })],
  },
  csv: {
    what: 'CSV of 50 MB to JSON',
    tool: 'csv-json-converter',
    own: { press: ['button[name="convert"].button-primary'], first: 'output[name="rowCount"]', save: DOWNLOAD },
    bare: { papaparse: 'csv' },
    files: () =>
      repeated(
        'rows.csv',
        'id,name,note,date\n',
        1_000_000,
        (index) => `${index},이름 ${index},"quoted, ${index}",2026-01-01\n`,
      ),
  },
  markdown: {
    what: 'a megabyte of Markdown shown',
    tool: 'markdown-html',
    own: { first: '[data-name="preview"] h1', count: 8000 },
    bare: { marked: 'markdown' },
    bareWatched: { first: 'h1', count: 8000 },
    files: () =>
      repeated(
        'long.md',
        '',
        8000,
        () =>
          '# Title\n\nSome **bold** words, `code`, [a link](https://example.com) and\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n',
      ),
  },
}

interface Times {
  preview?: number
  first?: number
  end?: number
}

type Done = Times & Required<Pick<Times, 'first' | 'end'>>

/** Runs in the page: notes when the results of the next files are there. */
function watch({ preview, press = [], first, count = 1, save }: Watched): void {
  const times: Times = {}
  Object.assign(window, { times })
  const waiting = [...press]
  let started = NaN
  const sinceStart = () => performance.now() - started
  const isVisible = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && !element.matches(':disabled') && element.getClientRects().length > 0
  const isLoaded = (element: Element) =>
    element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0
  const lookAgain = (since: number) => {
    // Counting thousands of results takes the page's own time: a tenth of it at most.
    setTimeout(look, Math.max(4, 10 * (performance.now() - since)))
  }
  const look = () => {
    const now = performance.now()
    if (preview && [...document.querySelectorAll(preview)].some(isLoaded)) times.preview ??= sinceStart()
    const next = waiting[0] === undefined ? null : document.querySelector(waiting[0])
    if (isVisible(next)) {
      waiting.shift()
      next.click()
    }
    if (waiting.length > 0) return lookAgain(now)
    const found = document.querySelectorAll(first).length
    if (found > 0) times.first ??= sinceStart()
    if (found < count) return lookAgain(now)
    if (save === undefined) times.end = sinceStart()
    if (save) {
      const button = document.querySelector(save)
      if (!isVisible(button)) return lookAgain(now)
      button.click()
    }
  }
  const begin = () => {
    started = performance.now()
    // Before that, the page has a button of the same name for no file.
    setTimeout(look, 4)
  }
  addEventListener('change', begin, { capture: true, once: true })
  HTMLAnchorElement.prototype.click = function handOver() {
    if (this.download) times.end ??= sinceStart()
  }
}

/** One job in the open page. */
async function once(driver: Driver, watched: Watched, files: readonly string[]): Promise<Done> {
  await driver.run(watch, watched)
  await driver.choose('input[name="file"]', files)
  const end = Date.now() + PATIENCE_MILLISECONDS
  while (Date.now() < end) {
    const { preview, first, end: last } = await driver.run(() => (window as unknown as { times: Times }).times)
    if (first !== undefined && last !== undefined) return { preview, first, end: last }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the job does not end')
}

const HELD_MILLISECONDS = 500

/** Runs in the page: drags files over it, or away again. */
function hold(type: 'dragover' | 'dragleave'): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['held'], 'held.bin'))
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

const MOMENTS = ['cold', 'warm'] as const
type Moment = (typeof MOMENTS)[number]
type Measured = Record<Moment, Done[]>
const nothing = (): Measured => ({ cold: [], warm: [] })

/** The job in an address never visited, and once more. */
async function coldAndWarm(
  driver: Driver,
  { folder, route, watched, clear }: { folder: string; route: string; watched: Watched; clear?: string | null },
  files: readonly string[],
  into: Measured,
): Promise<void> {
  const site = await serveFolder(folder)
  const open = async () => {
    await driver.open('about:blank')
    await openReady(driver, `${site.url}${route}`)
  }
  await open()
  await driver.run(hold, 'dragover' as const)
  await new Promise((resolve) => setTimeout(resolve, HELD_MILLISECONDS))
  await driver.run(hold, 'dragleave' as const)
  into.cold.push(await once(driver, watched, files))
  if (clear === null) await open()
  else if (clear) await driver.click(`button[name="${clear}"]`)
  into.warm.push(await once(driver, watched, files))
  await driver.open('about:blank')
  await site.close()
}

const chosen = process.env.BENCH_JOBS?.split(',')

for (const [name, job] of Object.entries(JOBS)) {
  if (chosen && !chosen.includes(name)) continue
  test(job.what, async ({ driver }, testInfo) => {
    const engine = testInfo.project.name as EngineName
    test.setTimeout(3_600_000)
    mkdirSync(FOLDER, { recursive: true })
    const files = job.files()
    const bareFolder = testInfo.outputPath('bare')
    await buildBarePage(bareFolder)
    const own = nothing()
    const bare = Object.fromEntries(Object.keys(job.bare).map((library) => [library, nothing()]))
    const native: number[] = []
    for (let turn = 0; turn < RUNS; turn++) {
      const { clear = 'reset' } = job
      const page = { folder: outFile(''), route: `/tools/${job.tool}`, watched: job.own, clear }
      await coldAndWarm(driver, page, files, own)
      for (const [library, hash] of Object.entries(job.bare)) {
        const watched = job.bareWatched ?? { first: 'output' }
        const bares = { folder: bareFolder, route: `/#${hash}`, watched, clear: clear && '' }
        await coldAndWarm(driver, bares, files, bare[library]!)
      }
      if (job.native && onPath(job.native.needs)) {
        const started = performance.now()
        run(job.native.command)
        native.push(performance.now() - started)
      }
    }
    const row = (what: string, values: readonly number[], against?: { name: string; values: readonly number[] }) => ({
      what: `${job.what}, ${what}`,
      unit: 'ms',
      values,
      against,
    })
    const ends = (moment: Moment, of: Measured) => of[moment].map(({ end }) => end)
    const rows = MOMENTS.flatMap((moment) => [
      ...(job.own.preview
        ? [
            row(
              `${moment}, preview`,
              own[moment].flatMap(({ preview }) => preview ?? []),
            ),
          ]
        : []),
      row(
        `${moment}, first`,
        own[moment].map(({ first }) => first),
      ),
      ...Object.entries(bare).map(([library, measured]) =>
        row(`${moment}, by ${library}`, ends(moment, own), { name: library, values: ends(moment, measured) }),
      ),
    ])
    if (job.native && native.length > 0)
      rows.push(row('warm, native', ends('warm', own), { name: job.native.name, values: native }))
    writeRows(`jobs in ${engine}`, rows)
    for (const { what, values, against } of rows) {
      const reference = against
        ? `\t${against.name} ${median(against.values).toFixed(0)}\t${(median(values) / median(against.values)).toFixed(2)}`
        : ''
      console.log(`${what}\t${median(values).toFixed(0)} ms${reference}`)
    }
  })
}
