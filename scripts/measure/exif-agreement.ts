import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTags, searchTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { findingsOf } from '@/lib/tools/exif-viewer/findings'
import { figuresOf } from '@/lib/tools/exif-viewer/figures'
import { compareTags, concernsIn, type ExiftoolRecord } from './exif-compare'
import { writeCorpus } from './exif-corpus'

jest.setTimeout(600_000)

// Node's streams return promises that are not instances of jest's `Promise`, which the parser expects.
Object.defineProperty(Promise, Symbol.hasInstance, {
  value: (it?: { then?: unknown }) => typeof it?.then === 'function',
})

/**
 * Compares every value that exiftool reads from a picture with the viewer's, for files that exiftool wrote (EXIF_FILES=420
 * EXIF_SEED=1) and for the folders in EXIF_FOLDERS (a:b). Prints the share that agrees and every difference, and files of which the viewer wrongly says that they name no place, person or time. `npm run
 * measure:exif`.
 */
const FILES = Number(process.env.EXIF_FILES ?? 420)
const SEED = Number(process.env.EXIF_SEED ?? 1)
const FOLDERS = (process.env.EXIF_FOLDERS ?? '').split(':').filter(Boolean)
const LEAST_SHARE = 0.997
/** Degrees, about a meter. */
const POSITION_TOLERANCE = 1e-5
const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'avif', 'tif', 'tiff', 'gif', 'svg']

function exiftool(folder: string, ...more: string[]): ExiftoolRecord[] {
  const extensions = PICTURES.flatMap((extension) => ['-ext', extension])
  const options = ['-n', '-j', '-q', '-G1', '--System:all', ...more, ...extensions, folder]
  const { stdout } = spawnSync('exiftool', options, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  // Nothing where a folder holds no picture.
  return JSON.parse(stdout || '[]') as ExiftoolRecord[]
}

/**
 * Files of a folder and its own in which exiftool finds a place, a face, a person or a time, anywhere, and the viewer says that there is none. Prints
 * them, and those where the viewer says that it could not read everything.
 */
async function falseAllClears(folder: string): Promise<string[]> {
  const wrong: string[] = []
  for (const record of exiftool(folder, '-ee', '-a', '-r')) {
    const file = String(record.SourceFile)
    const { tags, unread } = await searchTags(new Uint8Array(readFileSync(file)))
    const ours = new Set(findingsOf(tags).map(({ concern }) => concern))
    const missed = concernsIn(record).filter(({ concern }) => !ours.has(concern))
    const line = `${path.relative(folder, file)}: ${missed.map(({ concern, key, value }) => `${concern} ${key} ${value}`).join(', ')}`
    if (missed.length === 0) continue
    console.log(unread.length > 0 ? `not read ${unread.map(({ name }) => name).join(' ')}; ${line}` : `MISSED ${line}`)
    if (unread.length === 0) wrong.push(line)
  }
  return wrong
}

/** exiftool's position in degrees, where the file gives both hemispheres. */
function positionOf(record: ExiftoolRecord): [number, number] | null {
  const degrees = (axis: string) => Number.parseFloat(String(record[`GPS:GPS${axis}`]))
  const [latitude, longitude] = [degrees('Latitude'), degrees('Longitude')]
  const [north, east] = [String(record['GPS:GPSLatitudeRef']), String(record['GPS:GPSLongitudeRef'])]
  if (!Number.isFinite(latitude + longitude) || !/^[NS]/.test(north) || !/^[EW]/.test(east)) return null
  return [north.startsWith('S') ? -latitude : latitude, east.startsWith('W') ? -longitude : longitude]
}

async function measure(folder: string): Promise<{ share: number; positionsWrong: number }> {
  const all = { compared: 0, differences: [] as string[], positions: 0, positionsWrong: 0 }
  const records = exiftool(folder, '-r')
  for (const record of records) {
    const file = String(record.SourceFile)
    const tags = await readTags(new Uint8Array(readFileSync(file)))
    const { compared, differences } = compareTags(record, tags)
    all.compared += compared
    all.differences.push(...differences.map((difference) => `${path.basename(file)} ${difference}`))
    const position = positionOf(record)
    if (!position) continue
    all.positions++
    const { latitude = NaN, longitude = NaN } = figuresOf(tags)
    const far = [latitude - position[0], longitude - position[1]].some((by) => !(Math.abs(by) <= POSITION_TOLERANCE))
    if (far) all.positionsWrong++
  }
  const share = 1 - all.differences.length / Math.max(all.compared, 1)
  console.log(all.differences.join('\n'))
  console.log(
    `${folder}: ${records.length} files, ${all.compared} values, ${(share * 100).toFixed(2)} % agree; ` +
      `${all.positions - all.positionsWrong} of ${all.positions} positions`,
  )
  return { share, positionsWrong: all.positionsWrong }
}

test('files that exiftool writes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exif-corpus-'))
  try {
    writeCorpus(folder, FILES, SEED)
    const { share, positionsWrong } = await measure(folder)
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE)
    expect(positionsWrong).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

for (const folder of FOLDERS) {
  test(folder, async () => {
    const { positionsWrong } = await measure(folder)
    expect(positionsWrong).toBe(0)
  })

  test(`${folder}: nothing is said to be absent that exiftool finds`, async () => {
    expect(await falseAllClears(folder)).toEqual([])
  })
}
