import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { seededRandom } from '@/lib/core/random'
import { fixtures } from '@/scripts/fuzz/corpus'
import * as corpus from '@/scripts/fuzz/corpus'
import { craftedMovies, craftedPictures } from '@/scripts/fuzz/crafted'
import { mutate, mutateText, oneOf } from '@/scripts/fuzz/mutate'
import { addFiles, COLOR_PICKER, FAVICON_GENERATOR, IMAGE_TOOLS, reset, type Upload } from './support/image-tools'
import { alert, button, expect, figure, openTool, test } from './support/test'
import { chooseVideo, videoFile } from './support/video'

/**
 * Damaged files through the built pages: each gets a result or a reason in the page's language within ten seconds, none
 * reaches the error boundary, and a sound file works afterwards. Longer: `npm run fuzz -- --browser --files 200`.
 */
const FILES = Number(process.env.FUZZ_FILES ?? 24)
const SINGLE_FILES = Math.ceil(FILES / 3)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const PATIENCE = 10_000
/** Of a file that is made to exhaust what reads it: a megabyte or so. */
const PARTS = 90_000
const KOREAN = /[가-힣]/
/** What is said of our own mistakes (`errors.unknown`). */
const UNKNOWN = /예상하지 못한|알 수 없는/

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', svg: 'image/svg+xml', tif: 'image/tiff' }
const SOUND: Upload = {
  name: 'sound.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(fixtures('jpg').get('small-photo.jpg') ?? []),
}

test.setTimeout(60_000 + FILES * PATIENCE)

function damagedPictures(count: number): Upload[] {
  const random = seededRandom(SEED)
  const originals = [...fixtures('jpg', 'png', 'gif', 'webp', 'heic', 'avif', 'svg')]
  return Array.from({ length: count }, (_, index) => {
    const [name, bytes] = oneOf(random, originals)
    const extension = name.split('.').at(-1) ?? ''
    const [, other] = oneOf(random, originals)
    const buffer = Buffer.from(mutate(bytes, random, other))
    return { name: `damaged-${index}.${extension}`, mimeType: TYPES[extension] ?? `image/${extension}`, buffer }
  })
}

function damagedTexts(count: number, [originals, tokens]: readonly [readonly string[], readonly string[]]): Buffer[] {
  const random = seededRandom(SEED)
  const text = () => Buffer.from(mutateText(oneOf(random, originals), random, tokens))
  return Array.from({ length: count }, () => Buffer.from(mutate(text(), random, text())))
}

/** What each would have opened as, by the ending of its name. */
function uploads(files: ReadonlyMap<string, Uint8Array>, kind: 'image' | 'video'): Upload[] {
  return [...files].map(([name, bytes]) => {
    const extension = name.split('.').at(-1) ?? ''
    return { name, mimeType: TYPES[extension] ?? `${kind}/${extension}`, buffer: Buffer.from(bytes) }
  })
}

/** Cut off, bits turned over, parts moved: what becomes of small real MP4 files. */
function damagedMovies(count: number): Upload[] {
  const random = seededRandom(SEED)
  const originals = ['h264.mp4', 'rotated.mp4', 'sixty.mp4'].map((name) => readFileSync(videoFile(name)))
  const files = Array.from({ length: count }, (_, index) => {
    const bytes = mutate(oneOf(random, originals), random, oneOf(random, originals))
    return [`damaged-${index}.mp4`, bytes] as const
  })
  return uploads(new Map(files), 'video')
}

/** Nothing of ours broke, and what is said is said in Korean. */
async function expectWords(page: Page): Promise<void> {
  await expect(button(page, 'retry')).toHaveCount(0)
  for (const text of await page.locator('[role="alert"]:visible').allTextContents()) {
    if (text.trim() === '') continue
    expect(text).toMatch(KOREAN)
    expect(text).not.toMatch(UNKNOWN)
  }
}

for (const { slug, open, result } of IMAGE_TOOLS.filter(({ batch }) => batch)) {
  test(`damaged pictures in a batch: ${slug}`, async ({ guarded: page }) => {
    await open(page)
    // They fail before what the tools do differently.
    const crafted = slug === 'png-to-jpg' ? uploads(craftedPictures(PARTS), 'image') : []
    await addFiles(page, ...crafted, ...damagedPictures(FILES))
    const unsettled = page.locator('li[data-name="item"]:not([data-status="done"], [data-status="failed"])')
    await expect(page.locator('li[data-name="item"]')).toHaveCount(crafted.length + FILES)
    await expect(unsettled).toHaveCount(0, { timeout: (crafted.length + FILES) * PATIENCE })
    await expectWords(page)
    await addFiles(page, SOUND)
    await expect(result(page, SOUND.name)).toBeVisible()
  })
}

for (const { slug, open, result } of [COLOR_PICKER, FAVICON_GENERATOR]) {
  test(`damaged pictures one after another: ${slug}`, async ({ guarded: page }) => {
    await open(page)
    for (const upload of damagedPictures(SINGLE_FILES)) {
      await addFiles(page, upload)
      const told = alert(page, KOREAN)
      await expect(result(page, upload.name).or(told).first()).toBeVisible({ timeout: PATIENCE })
      if (slug === FAVICON_GENERATOR.slug) {
        await button(page, 'generate').click()
        await expect(page.locator('output[name="width"]').or(told).first()).toBeVisible({ timeout: PATIENCE })
      }
      await expectWords(page)
      await reset(page)
    }
    await addFiles(page, SOUND)
    await expect(result(page, SOUND.name)).toBeVisible()
  })
}

test('damaged movies one after another: mp4-to-gif', async ({ guarded: page }) => {
  await openTool(page, 'mp4-to-gif')
  const told = alert(page, KOREAN)
  for (const upload of [...uploads(craftedMovies(PARTS), 'video'), ...damagedMovies(SINGLE_FILES)]) {
    await addFiles(page, upload)
    await expect(page.locator('[data-name="filmstrip"]').or(told).first()).toBeVisible({ timeout: PATIENCE })
    await expectWords(page)
    await reset(page)
  }
  await chooseVideo(page, 'sixty.mp4')
  await expect(figure(page, 'videoWidth')).toBeVisible()
})

/** Text tools show what they make of a text at once; only the converter is told to. */
const TEXT_TOOLS = [
  { slug: 'csv-json-converter', name: 'a.csv', mimeType: 'text/csv', texts: [corpus.CSV, corpus.CSV_TOKENS] },
  {
    slug: 'csv-json-converter',
    name: 'a.json',
    mimeType: 'application/json',
    texts: [corpus.JSON_TEXTS, corpus.JSON_TOKENS],
  },
  { slug: 'word-counter', name: 'a.txt', mimeType: 'text/plain', texts: [corpus.MARKDOWN, corpus.MARKDOWN_TOKENS] },
  { slug: 'markdown-html', name: 'a.md', mimeType: 'text/markdown', texts: [corpus.MARKDOWN, corpus.MARKDOWN_TOKENS] },
] as const

/** What a text gave, or why it gave nothing. */
function outcomeOf(page: Page, slug: string): Locator {
  const told = alert(page, KOREAN)
  const shown =
    slug === 'csv-json-converter' ? figure(page, 'rowCount') : page.locator('textarea:not(:placeholder-shown)')
  return shown.or(told).first()
}

/** A sound text is read, and what stands there is of it. */
async function expectSound(page: Page, slug: string, file: Omit<Upload, 'buffer'>): Promise<void> {
  const text = file.name === 'a.json' ? '[{"a":1},{"a":2}]' : '# a\n\nb\nc\n'
  await addFiles(page, { ...file, buffer: Buffer.from(text) })
  if (slug === 'csv-json-converter') await button(page, 'convert').click()
  const expected = {
    'csv-json-converter': figure(page, 'rowCount').filter({ hasText: '2' }),
    'word-counter': figure(page, 'characters').filter({ hasText: '9' }),
    'markdown-html': page.getByRole('heading', { name: 'a', exact: true }),
  }[slug]
  await expect(expected ?? page.locator('never')).toBeVisible({ timeout: PATIENCE })
}

test.describe('texts', () => {
  // What the sanitiser takes apart is parsed under the page's policy too, which reports each handler that it blocks.
  test.use({ expectedErrors: /^Executing inline event handler violates/ })

  for (const { slug, name, mimeType, texts } of TEXT_TOOLS) {
    test(`damaged texts: ${slug}, ${name}`, async ({ guarded: page }) => {
      await openTool(page, slug, { fragment: name === 'a.json' ? 'tab=jsonToCsv' : '' })
      for (const buffer of damagedTexts(SINGLE_FILES, texts)) {
        await addFiles(page, { name, mimeType, buffer })
        if (slug === 'csv-json-converter') await button(page, 'convert').click()
        await expect(outcomeOf(page, slug)).toBeVisible({ timeout: PATIENCE })
        await expectWords(page)
      }
      await expectSound(page, slug, { name, mimeType })
    })
  }
})
