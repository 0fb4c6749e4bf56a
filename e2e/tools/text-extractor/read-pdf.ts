import path from 'node:path'
import { decode } from 'jpeg-js'
import type * as PdfJs from 'pdfjs-dist'
import type { Page } from 'playwright/test'

const INK = 110
/** Share of a line's height that is left out at its top and foot, so that its neighbors do not count. */
const EDGE = 0.25

const PDFJS = path.join(process.cwd(), 'node_modules/pdfjs-dist/legacy/build')

/**
 * The first page of a searchable PDF as pdf.js reads it in an empty page: its text, where each line is in fractions of the
 * paper, and where the ink of its picture begins from the left between two heights.
 */
export async function readPdf(empty: Page, file: Buffer) {
  for (const name of ['pdf.worker.mjs', 'pdf.mjs'])
    await empty.addScriptTag({ path: path.join(PDFJS, name), type: 'module' })
  // A module runs some time after its element is there.
  await empty.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis)
  const { width, height, items } = await empty.evaluate(async (data) => {
    const { pdfjsLib } = globalThis as unknown as { pdfjsLib: typeof PdfJs }
    const document = await pdfjsLib.getDocument({ data: Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)) })
      .promise
    const page = await document.getPage(1)
    const [, , width, height] = page.view as [number, number, number, number]
    return { width, height, items: (await page.getTextContent()).items }
  }, file.toString('base64'))
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const placed = words.map(({ transform, height: size }) => ({
    left: transform[4] / width,
    top: 1 - (transform[5] + size * (1 - EDGE)) / height,
    bottom: 1 - (transform[5] + size * EDGE) / height,
  }))
  const lines = placed.filter(({ left }, index) => index === 0 || left < placed[index - 1]!.left)
  const head = /\/DCTDecode \/Length (\d+) >>\nstream\n/.exec(file.toString('latin1'))!
  const picture = decode(file.subarray(head.index + head[0].length).subarray(0, Number(head[1])), { useTArray: true })
  const leftOfInk = (top: number, bottom: number) => {
    for (let x = 0; x < picture.width; x++)
      for (let y = Math.ceil(top * picture.height); y < bottom * picture.height; y++)
        if (picture.data[4 * (y * picture.width + x)]! < INK) return x / picture.width
    return 1
  }
  return { text: words.map(({ str }) => str).join(' '), lines, leftOfInk }
}
