import { createHash } from 'node:crypto'
import { offlineMap, pathOf } from './offline-map.mjs'

const chunk = (name: string) => `_next/static/chunks/${name}.js`
const script = (name: string) => `<script src="/folder/${chunk(name)}"></script>`
const lazily = (...names: string[]) => names.map((name) => `load("static/chunks/${name}.js")`).join(';')

/** Two tools that share a shell. */
function site(changes: Record<string, string | Buffer> = {}) {
  const files = {
    'index.html': script('shell'),
    'tools/a-b.html': script('shell') + script('a'),
    'en/tools/c-d.html': script('shell') + script('c'),
    '404.html': script('shell'),
    [chunk('shell')]: lazily('toast'),
    [chunk('a')]: lazily('worker', 'gone'),
    [chunk('c')]: '',
    [chunk('toast')]: '',
    [chunk('worker')]: '"/_next/static/media/engine.wasm"',
    '_next/static/media/engine.wasm': 'wasm',
    '_next/static/media/worker.ts': 'not served to anybody',
    'favicon.ico': 'icon',
    'en/manifest.webmanifest': '{}',
    'og.png': 'picture',
    ...changes,
  }
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))
}

function read(files = site()) {
  const map = offlineMap(files)
  const paths = (indices: readonly number[]) => indices.map((index) => map.files[index]?.[0])
  return { map, paths, page: (path: string) => map.pages[path] ?? { html: -1, loads: [], later: [] } }
}

test.each([
  ['index.html', '/'],
  ['en.html', '/en'],
  ['en/tools/a-b.html', '/en/tools/a-b'],
])('%s is the page %s', (name, path) => expect(pathOf(name)).toBe(path))

test('a page loads what its HTML names and may load what that leads to', () => {
  const { page, paths } = read()
  expect(paths(page('/tools/a-b').loads)).toEqual([chunk('shell'), chunk('a')].map((name) => `/${name}`))
  expect(paths(page('/tools/a-b').later).sort()).toEqual([
    `/${chunk('toast')}`,
    `/${chunk('worker')}`,
    '/_next/static/media/engine.wasm',
  ])
})

test('one tool does not lead to another', () => {
  const { page, paths } = read()
  expect(paths(page('/en/tools/c-d').later)).toEqual([`/${chunk('toast')}`])
})

test('only what a page may need and what the browser asks for itself is listed', () => {
  const { map } = read()
  const listed = map.files.map(([path]) => path)
  expect(Object.keys(map.pages).sort()).toEqual(['/', '/en/tools/c-d', '/tools/a-b'])
  expect(listed).toEqual(expect.arrayContaining(['/favicon.ico', '/en/manifest.webmanifest', '/']))
  expect(listed).not.toEqual(expect.arrayContaining(['/og.png']))
  expect(listed).not.toEqual(expect.arrayContaining(['/404']))
  expect(new Set(listed).size).toBe(listed.length)
})

test('a file’s revision is the beginning of its SHA-256', () => {
  const { map } = read()
  const icon = map.files.find(([path]) => path === '/favicon.ico')
  expect(icon).toEqual(['/favicon.ico', createHash('sha256').update('icon').digest('hex').slice(0, 16), 4])
})

test('a file past a megabyte stands apart under what it is for', () => {
  const large = Buffer.alloc(1_000_001)
  const { page, paths, map } = read(
    site({ [chunk('worker')]: '"static/media/avif_enc.wasm"', '_next/static/media/avif_enc.wasm': large }),
  )
  expect(paths(page('/tools/a-b').later)).not.toContain('/_next/static/media/avif_enc.wasm')
  expect(paths(map.large.avif ?? [])).toEqual(['/_next/static/media/avif_enc.wasm'])
  const unknown = read(site({ '_next/static/media/engine.wasm': large }))
  expect(unknown.paths(unknown.map.large.other ?? [])).toEqual(['/_next/static/media/engine.wasm'])
})
