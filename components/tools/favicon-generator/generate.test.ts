import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { inspectIcon, makeFavicons } from '@/lib/tools/favicon-generator/worker/make-favicons'
import { generate, type IconRequest } from './generate'
import { renderTextSvg } from './text-icon'

jest.mock('@/lib/platform/rasterize-svg', () => ({ rasterizeSvg: jest.fn(async () => 'drawn') }))
jest.mock('@/lib/tools/favicon-generator/svg', () => ({
  pictureSvg: (text: string, radius: number, dark: object, showsDark = false) =>
    `${text} ${radius} ${JSON.stringify(dark)} ${showsDark}`,
}))
jest.mock('@/lib/tools/favicon-generator/worker/make-favicons', () => ({
  inspectIcon: jest.fn(),
  makeFavicons: jest.fn(),
}))
jest.mock('./text-icon', () => ({ renderTextSvg: jest.fn((_: object, showsDark = false) => `text ${showsDark}`) }))

const { signal } = new AbortController()
const report = jest.fn()
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(inspectIcon).mockResolvedValue({ kind: 'png', width: 40, height: 30, animated: false })
  jest.mocked(makeFavicons).mockImplementation(async ({ sizes, radius }, options) => {
    options?.report?.(0.5)
    const named = (name: string) => bytes(`${name} ${radius}`)
    return {
      icons: sizes.map((size) => named(`icon ${size}`)),
      tab: named('tab'),
      apple: named('apple'),
      maskable: named('maskable'),
      ico: named('ico'),
    }
  })
})

const FILE = new File(['<svg/>'], 'a.svg')
const DARK = { background: '#000000' } as never
const REQUEST: IconRequest = {
  content: { kind: 'picture', file: FILE, dark: DARK },
  background: [1, 2, 255],
  radius: 20,
  applePadding: 10,
  sizes: [16, 192],
  allShapes: false,
  siteName: '',
}
const make = (changes: Partial<IconRequest> = {}) => generate({ signal, report }, { ...REQUEST, ...changes }, 'My site')
const read = async (blob: Blob | undefined) => [blob?.type, await blob?.text()]

test('a raster picture becomes icons, the files that name them and nothing that it is not', async () => {
  const made = await make()
  expect(inspectIcon).toHaveBeenCalledWith(FILE, { signal })
  expect(jest.mocked(makeFavicons).mock.lastCall?.[0]).toEqual({
    source: { kind: 'picture', picture: FILE },
    background: [1, 2, 255],
    radius: 20,
    applePadding: 10,
    sizes: [16, 192],
  })
  expect(made.files.map(({ name, blob }) => `${name} ${blob.type}`)).toEqual([
    'favicon-16x16.png image/png',
    'favicon-192x192.png image/png',
    'favicon.ico image/x-icon',
    'apple-touch-icon.png image/png',
    'icon-maskable-512x512.png image/png',
    'site.webmanifest application/manifest+json',
    'favicon.html text/html',
  ])
  expect(made.icons.map(({ size, name }) => `${size} ${name}`)).toEqual([
    '16 favicon-16x16.png',
    '192 favicon-192x192.png',
  ])
  expect(await Promise.all(made.files.slice(0, 5).map(({ blob }) => blob.text()))).toEqual(
    ['icon 16', 'icon 192', 'ico', 'apple', 'maskable'].map((name) => `${name} 20`),
  )
  expect(await read(made.tab)).toEqual(['image/png', 'tab 20'])
  expect(made.darkTab).toBe(made.tab)
  expect(await read(made.files.at(-1)?.blob)).toEqual(['text/html', `${made.html}\n`])
  expect(made.html).not.toContain('favicon.svg')
  expect(JSON.parse(await made.files[5]!.blob.text())).toMatchObject({ name: 'My site', theme_color: '#0102FF' })
  expect(made).toMatchObject({ request: REQUEST, others: [] })
  expect(await read(made.apple)).toEqual(['image/png', 'apple 20'])
  expect(await read(made.maskable)).toEqual(['image/png', 'maskable 20'])
})

test('an SVG is drawn larger than any icon, and goes along as SVG, in the dark too', async () => {
  jest.mocked(inspectIcon).mockResolvedValue({ kind: 'svg', width: 40, height: 20, animated: false })
  const made = await make({ siteName: 'Shop' })
  expect(rasterizeSvg).toHaveBeenCalledWith(FILE, { width: 1024, height: 512 })
  expect(jest.mocked(makeFavicons).mock.lastCall?.[0].source).toEqual({ kind: 'picture', picture: 'drawn' })
  const svg = made.files.find(({ name }) => name === 'favicon.svg')
  expect(await read(svg?.blob)).toEqual(['image/svg+xml', '<svg/> 20 {"background":"#000000"} false'])
  expect(await read(made.darkTab)).toEqual(['image/svg+xml', '<svg/> 20 {"background":"#000000"} true'])
  expect(made.html).toContain('favicon.svg')
  const manifest = made.files.find(({ name }) => name === 'site.webmanifest')
  expect(JSON.parse((await manifest?.blob.text()) ?? '')).toMatchObject({ name: 'Shop' })
})

test('text becomes icons and an SVG in its colors', async () => {
  const content = { kind: 'text', text: 'A', color: [255, 0, 0], fontSize: 40, dark: null as never } as const
  const made = await make({ content })
  expect(inspectIcon).not.toHaveBeenCalled()
  const icon = { ...content, color: '#FF0000', background: '#0102FF', radius: 20 }
  expect(jest.mocked(renderTextSvg).mock.calls).toEqual([[icon], [icon, true]])
  expect(jest.mocked(makeFavicons).mock.lastCall?.[0].source).toBe(content)
  expect(await read(made.darkTab)).toEqual(['image/svg+xml', 'text true'])
})

test('the other shapes stand in folders of their own, and progress counts all of them', async () => {
  const made = await make({ allShapes: true })
  expect(made.files.filter(({ name }) => name === 'favicon.ico').map(({ folder }) => folder)).toEqual([
    undefined,
    'square',
    'circle',
  ])
  expect(await Promise.all(made.others.map(async ({ shape, tab }) => [shape, await tab.text()]))).toEqual([
    ['square', 'icon 192 0'],
    ['circle', 'icon 192 50'],
  ])
  expect(report.mock.calls.flat()).toEqual([0.5 / 3, 1.5 / 3, 2.5 / 3])
})

test('without sizes of icons the tab shows the other shapes', async () => {
  const made = await make({ allShapes: true, sizes: [] })
  expect(await Promise.all(made.others.map(({ tab }) => tab.text()))).toEqual(['tab 0', 'tab 50'])
})
