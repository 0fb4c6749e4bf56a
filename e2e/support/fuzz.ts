import type { Locator, Page } from 'playwright/test'
import { seededRandom } from '@/lib/core/random'
import { fixtures } from '@/scripts/fuzz/corpus'
import { mutate, mutateText, oneOf } from '@/scripts/fuzz/mutate'
import { addFiles, type Upload } from './pictures'
import { alert, button, expect } from './test'

/** Damaged files for each tool that takes several at once; `npm run fuzz -- --browser --files 200` sets it. */
export const FILES = Number(process.env.FUZZ_FILES ?? 24)
/** Number of damaged files for each tool that takes one at a time. */
export const SINGLE_FILES = process.env.FUZZ_FILES === undefined ? FILES / 3 : FILES
/** Milliseconds within which a file has its result or a reason why not. */
export const PATIENCE = 10_000
export const FUZZ_TIMEOUT = 60_000 + FILES * PATIENCE
/** Parts of a file that is made to exhaust what reads it: a megabyte or so. */
export const PARTS = 90_000
export const KOREAN = /[가-힣]/

const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** The message for our own mistakes (`errors.unknown`). */
const UNKNOWN = /예상하지 못한|알 수 없는/
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', svg: 'image/svg+xml', tif: 'image/tiff' }

/** Files of one kind, with the MIME type of their extension. */
export function uploads(files: ReadonlyMap<string, Uint8Array>, kind: 'image' | 'video'): Upload[] {
  return [...files].map(([name, bytes]) => {
    const extension = name.split('.').at(-1) ?? ''
    return { name, mimeType: TYPES[extension] ?? `${kind}/${extension}`, buffer: Buffer.from(bytes) }
  })
}

/** Real files with bytes changed, cut off or moved; the same ones for the same seed. */
function damaged(originals: readonly (readonly [string, Uint8Array])[], count: number): Map<string, Uint8Array> {
  const random = seededRandom(SEED)
  const files = Array.from({ length: count }, (_, index) => {
    const [name, bytes] = oneOf(random, originals)
    const [, other] = oneOf(random, originals)
    return [`damaged-${index}.${name.split('.').at(-1)}`, mutate(bytes, random, other)] as const
  })
  return new Map(files)
}

/** Damaged pictures of every format that is read. */
export function damagedPictures(count: number): Upload[] {
  return uploads(
    damaged([...fixtures('jpg', 'png', 'gif', 'webp', 'heic', 'avif', 'tif', 'ico', 'svg')], count),
    'image',
  )
}

/** Damaged copies of these movies. */
export function damagedMovies(originals: readonly (readonly [string, Uint8Array])[], count: number): Upload[] {
  return uploads(damaged(originals, count), 'video')
}

/** Damaged copies of these texts, with these tokens put in. */
export function damagedTexts(originals: readonly string[], tokens: readonly string[]): Buffer[] {
  const random = seededRandom(SEED)
  const text = () => Buffer.from(mutateText(oneOf(random, originals), random, tokens))
  return Array.from({ length: SINGLE_FILES }, () => Buffer.from(mutate(text(), random, text())))
}

/** Damaged copies of fixtures of an extension. */
export function damagedFiles(extension: string): Buffer[] {
  return [...damaged([...fixtures(extension)], SINGLE_FILES).values()].map((bytes) => Buffer.from(bytes))
}

/** The page is alive, and its errors are Korean sentences that give a reason. */
export async function expectReasons(page: Page): Promise<void> {
  await expect(button(page, 'retry')).toHaveCount(0)
  for (const text of await page.locator('[role="alert"]:visible').allTextContents()) {
    if (text.trim() === '') continue
    expect(text).toMatch(KOREAN)
    expect(text).not.toMatch(UNKNOWN)
  }
}

interface FileRun {
  readonly file: Omit<Upload, 'buffer'>
  readonly damaged: readonly Buffer[]
  /** Visible once a file gave a result. */
  readonly result: Locator
  /** A file without fault, and what is visible once it was read. */
  readonly sound: { readonly content: string | Uint8Array; readonly result: Locator }
}

/** Opens damaged files one after another, each with a result or a reason, and one without fault at the end. */
export async function openDamagedFiles(page: Page, run: FileRun): Promise<void> {
  const outcome = run.result.or(alert(page, KOREAN)).first()
  for (const buffer of run.damaged) {
    await addFiles(page, { ...run.file, buffer })
    await expect(outcome).toBeVisible({ timeout: PATIENCE })
    await expectReasons(page)
  }
  await addFiles(page, { ...run.file, buffer: Buffer.from(run.sound.content) })
  await expect(run.sound.result).toBeVisible({ timeout: PATIENCE })
}
