/** @jest-environment jsdom */
import { TextDecoder } from 'node:util'
import { rasterizeSvg } from './rasterize-svg'

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

/** What the browser is: which sizes it cannot draw, how long a drawing takes, what canvases were asked to do. */
const browser = {
  isDamaged: false,
  contexts: 2,
  isForeign: false,
  milliseconds: (_area: number) => 0,
  svg: '',
  log: [] as string[],
}
let now = 0

beforeEach(() => {
  Object.assign(browser, { isDamaged: false, contexts: 2, isForeign: false, milliseconds: () => 0, svg: '', log: [] })
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const create = document.createElement.bind(document)
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name !== 'canvas') return create(name)
    const canvas = { width: 0, height: 0, getContext: () => (browser.contexts-- > 0 ? context : null) }
    const context = {
      drawImage: (_: unknown, ...[x, y, width, height]: number[]) => {
        browser.log.push(`${x},${y} ${width}×${height} on ${canvas.width}×${canvas.height}`)
        now += browser.milliseconds(width! * height!)
      },
      getImageData: (...area: number[]) => {
        expect(area).toEqual([0, 0, 1, 1])
        if (browser.isForeign) throw new DOMException('tainted', 'SecurityError')
      },
    }
    made.push(canvas)
    return canvas as unknown as HTMLElement
  })
  Object.assign(globalThis, {
    Image: class {
      src = ''
      decode = async () => {
        expect(this.src).toBe('blob:svg')
        if (browser.isDamaged) throw new DOMException('damaged', 'EncodingError')
      }
    },
    createImageBitmap: async ({ width, height }: Canvas) => `bitmap of ${width}×${height}`,
    Blob: class {
      constructor([text]: string[], options: object) {
        expect(options).toEqual({ type: 'image/svg+xml' })
        browser.svg = text!
      }
    },
  })
  Object.assign(URL, { createObjectURL: () => 'blob:svg', revokeObjectURL: (url: string) => browser.log.push(url) })
  made.length = 0
})
afterEach(() => void jest.restoreAllMocks())

interface Canvas {
  width: number
  height: number
}
const made: Canvas[] = []

const draw = (attributes: string, width: number, height: number) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`
  const arrayBuffer = async () => Uint8Array.from(Buffer.from(text)).buffer
  return rasterizeSvg({ arrayBuffer } as Blob, { width, height })
}

test.each([
  ['width="20" height="10"', 'viewBox="0 0 20 10"', 'width="20"', 'height="10"'],
  ['viewBox="0 0 4 3"', 'viewBox="0 0 4 3"', 'width="4"', 'height="3"'],
  ['width="2in" viewBox="0 0 4 3"', 'viewBox="0 0 4 3"', 'width="192"', 'height="144"'],
])('of <svg %s> the browser gets size and view box', async (attributes, ...expected) => {
  await draw(attributes, 8, 4)
  for (const attribute of expected) expect(browser.svg).toContain(` ${attribute}`)
})

test('a style of the root does not come before its size', async () => {
  await draw('style="width:40px;fill:red;height:100%" viewBox="0 0 4 3"', 8, 4)
  expect(browser.svg).toContain(' width="40" height="30"')
  expect(browser.svg).toMatch(/ style="fill: ?red;?"/)
})

test('a picture is drawn to the size that is asked for, after a look at how long that takes', async () => {
  expect(await draw('', 80, 44)).toBe('bitmap of 80×44')
  expect(browser.log).toEqual(['0,0 5×3 on 10×6', '0,0 80×44 on 80×44', 'blob:svg'])
  expect(made[0]?.width).toBe(0)
})

test.each([
  [4096, 4096, '4096×4096'],
  [8192, 4096, '5792×2896'],
  [1_000_000, 1000, '129526×129'],
])('%i × %i pixels are drawn as %s, which phones can hold', async (width, height, size) => {
  expect(await draw('', width, height)).toBe(`bitmap of ${size}`)
})

/** Drawing 800 × 800 pixels takes so long, in milliseconds, in proportion to the area or whatever the size is. */
test.each([
  ['a quarter of an eighth that is quick asks for no more', (area: number) => (area === 2500 ? 7 : 5000), 1],
  // The last looks at either size are 48 and 98 pixels wide: of 2.56 s they see 0.974.
  ['2.5 seconds in all', (area: number) => (area * 2560) / 640_000, 5],
  ['a start that is slow and no larger at twice the size', () => 300, 5],
  ['a slow fourth drawing', (area: number) => (area < 2501 || browser.log.length === 5 ? 10 : 200), 5],
  ['a slow fifth drawing', (area: number) => (area < 2501 || browser.log.length === 4 ? 10 : 200), 5],
])('%s is drawn', async (_, milliseconds, probes) => {
  browser.milliseconds = milliseconds
  await expect(draw('', 800, 800)).resolves.toBeDefined()
  const sizes = ['50×50', '49×49', '48×48', '100×100', '98×98'].slice(0, probes)
  expect(browser.log.slice(0, -2)).toEqual(sizes.map((size) => `0,0 ${size} on 100×100`))
})

test('one look at half the size that was held up does not make a slow picture pass', async () => {
  browser.milliseconds = (area) => (area * 4000) / 640_000 + (browser.log.length === 2 ? 60 : 0)
  await expect(draw('', 800, 800)).rejects.toMatchObject({ code: 'svgTooComplex' })
})

test('a picture that would take longer is refused, and its memory given back', async () => {
  browser.milliseconds = (area) => (area * 2575) / 640_000
  await expect(draw('', 800, 800)).rejects.toMatchObject({ code: 'svgTooComplex' })
  expect(browser.log.at(-1)).toBe('blob:svg')
  expect(made[0]?.width).toBe(0)
})

test.each([
  ['what cannot be decoded', { isDamaged: true }, 'imageDamaged'],
  ['a part of a web page', { isForeign: true }, 'svgForeign'],
  ['no room for a canvas', { contexts: 0 }, 'outOfMemory'],
])('%s is refused', async (_, trouble, code) => {
  Object.assign(browser, trouble)
  await expect(draw('', 8, 4)).rejects.toMatchObject({ code })
})

test('a browser without room for a look draws at once', async () => {
  browser.contexts = 1
  await draw('', 8, 4)
  expect(browser.log).toEqual(['0,0 8×4 on 8×4', 'blob:svg'])
})

test.each([
  ['other markup', '<p>no picture</p>'],
  ['an SVG within other markup', '<p><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/></p>'],
])('%s is no picture', async (_, markup) => {
  const arrayBuffer = async () => Uint8Array.from(Buffer.from(markup)).buffer
  await expect(rasterizeSvg({ arrayBuffer } as Blob, { width: 1, height: 1 })).rejects.toMatchObject({
    code: 'imageDamaged',
  })
})
