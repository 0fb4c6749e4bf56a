/** @jest-environment jsdom */
import { drawSheet } from './draw-sheet'

/** The smallest JPEG that has a start and an end. */
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9])

function stubCanvas({ hasContext = true, blob = new Blob([JPEG]) as Blob | null } = {}) {
  const calls: unknown[][] = []
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        void calls.push([name, ...values]),
    set: (_, name, value) => Boolean(calls.push([`${String(name)} =`, value])),
  })
  const encoded: unknown[] = []
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (hasContext ? context : null),
    toBlob: (take: (made: Blob | null) => void, ...options: unknown[]) => {
      encoded.push(canvas.width, canvas.height, ...options)
      // jsdom's Blob cannot be read.
      take(blob && ({ arrayBuffer: async () => JPEG.slice().buffer } as Blob))
    },
  }
  jest.spyOn(document, 'createElement').mockReturnValue(canvas as never)
  const bitmap = { close: jest.fn() }
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => bitmap) })
  return { calls, encoded, canvas, bitmap }
}

afterEach(() => jest.restoreAllMocks())

it('draws lines to cut along on white, then the photos over them, as a JPEG of 300 dots per inch', async () => {
  const { calls, encoded, canvas, bitmap } = stubCanvas()
  const photo = new Blob()
  const sheet = await drawSheet(photo, { width: 50, height: 70 })
  expect(createImageBitmap).toHaveBeenCalledWith(photo)
  expect(calls).toEqual([
    ['fillStyle =', '#ffffff'],
    ['fillRect', 0, 0, 1181, 1772],
    ['fillStyle =', '#9aa0a6'],
    ['fillRect', 295, 0, 1, 1772],
    ['fillRect', 886, 0, 1, 1772],
    ['fillRect', 0, 47, 1181, 1],
    ['fillRect', 0, 874, 1181, 1],
    ['fillRect', 0, 898, 1181, 1],
    ['fillRect', 0, 1725, 1181, 1],
    ['imageSmoothingQuality =', 'high'],
    ['drawImage', bitmap, 295, 47, 591, 827],
    ['drawImage', bitmap, 295, 898, 591, 827],
  ])
  expect(encoded).toEqual([1181, 1772, 'image/jpeg', 0.95])
  expect(sheet.type).toBe('image/jpeg')
  // With a JFIF header for the density.
  expect(sheet.size).toBe(JPEG.length + 18)
  expect(bitmap.close).toHaveBeenCalledTimes(1)
  expect(canvas.width).toBe(0)
})

it.each([{ hasContext: false }, { blob: null }])('is out of memory with %j', async (stub) => {
  stubCanvas(stub)
  await expect(drawSheet(new Blob(), { width: 35, height: 45 })).rejects.toMatchObject({ code: 'outOfMemory' })
})
