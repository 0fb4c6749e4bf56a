import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'

const IMAGES = path.join(process.cwd(), 'e2e/fixtures/images')

/** Path of an image fixture. */
export function image(name: string): string {
  return path.join(IMAGES, name)
}

/** Chooses image fixtures in the page's file input. */
export async function addImages(page: Page, ...names: string[]): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(names.map(image))
}

/** The batch's entry of a file, by a part of its name. */
export function item(page: Page, name: string): Locator {
  return page.locator('li[data-name="item"]').filter({ hasText: name })
}

/** Name and bytes of the file that pressing a button, the page's only `download` unless given, hands over. */
export async function download(page: Page, pressed: Locator = page.locator('button[name="download"]')) {
  const waiting = page.waitForEvent('download')
  await pressed.click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A file's bytes as a browser decodes them: size, and the colors at these points. */
export async function decodeImage(page: Page, file: Buffer, points: readonly (readonly [x: number, y: number])[] = []) {
  return page.evaluate(
    async ({ data, points }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const colors = points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data])
      return { width: bitmap.width, height: bitmap.height, colors }
    },
    { data: file.toString('base64'), points },
  )
}

/** A JPEG of this size drawn by the page: overlapping rectangles of many colors, harder to encode than a photograph. */
export async function drawnJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      for (let index = 0; index < 3000; index++) {
        context.fillStyle = `hsl(${(index * 47) % 360} 70% ${20 + ((index * 13) % 60)}%)`
        context.fillRect((index * 733) % width, (index * 377) % height, 300, 200)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    { width, height },
  )
  return Buffer.from(base64, 'base64')
}

/** The entries of a ZIP with stored, not deflated, files, by name (APPNOTE.TXT 4.3: the central directory). */
export function unzipStored(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    if (zip.readUInt16LE(at + 10) !== 0) throw new TypeError(`${name} is compressed`)
    files.set(name, zip.subarray(start, start + size))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

/** The side of the square around each astronaut of `astronauts`, whose picture of 512 pixels stands in its middle. */
export const ASTRONAUT_SQUARE = 900

/** One picture with the astronaut once for each of these turns in degrees, side by side, on gray. */
export async function astronauts(page: Page, ...turns: readonly number[]) {
  const photo = (await readFile(image('astronaut.jpg'))).toString('base64')
  const bytes = await page.evaluate(
    async ({ photo, turns, square }) => {
      const data = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([data]))
      const canvas = new OffscreenCanvas(square * turns.length, square)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#c9c4c6'
      context.fillRect(0, 0, canvas.width, canvas.height)
      for (const [index, turn] of turns.entries()) {
        context.setTransform(1, 0, 0, 1, square * (index + 0.5), square / 2)
        context.rotate((turn * Math.PI) / 180)
        context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
      }
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    },
    { photo, turns, square: ASTRONAUT_SQUARE },
  )
  return { name: 'astronauts.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}
