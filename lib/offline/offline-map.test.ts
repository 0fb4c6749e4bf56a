import {
  cleanPath,
  fileAt,
  filesOf,
  homePageOf,
  largeFiles,
  offlinePageOf,
  pagesInLanguageOf,
  type OfflineMap,
} from './offline-map'

const map: OfflineMap = {
  files: [
    ['/', 'r0', 1],
    ['/tools/a-b', 'r1', 2],
    ['/en/tools/a-b', 'r2', 3],
    ['/_next/static/chunks/a.js', 'r3', 4],
    ['/_next/static/chunks/worker.js', 'r4', 5],
    ['/offline', 'r5', 6],
    ['/en/offline', 'r6', 7],
  ],
  pages: {
    '/': { html: 0, loads: [], later: [] },
    '/tools/a-b': { html: 1, loads: [3], later: [4] },
    '/en/tools/a-b': { html: 2, loads: [3], later: [4] },
    '/offline': { html: 5, loads: [], later: [] },
    '/en/offline': { html: 6, loads: [], later: [] },
  },
  large: { heic: [4] },
}

const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

test.each([
  ['/tools/a-b', '/tools/a-b'],
  ['/tools/a-b.html', '/tools/a-b'],
  ['/tools/a-b/', '/tools/a-b'],
  ['/tools/a-b/index.html', '/tools/a-b'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/', '/'],
  ['', '/'],
  ['/en/', '/en'],
])('the page at %s is %s', (path, clean) => expect(cleanPath(path)).toBe(clean))

test('a file is found by any form of its page’s path or by its own path', () => {
  expect(fileAt(map, '/tools/a-b.html')).toEqual({ path: '/tools/a-b', revision: 'r1', bytes: 2 })
  expect(fileAt(map, '/_next/static/chunks/a.js')?.revision).toBe('r3')
  expect(fileAt(map, '/tools/nothing')).toBeUndefined()
  expect(fileAt(map, '/_next/static/chunks/b.js')).toBeUndefined()
})

test.each([
  ['/tools/a-b', '/', '/offline'],
  ['/en', '/en', '/en/offline'],
  ['/ja/tools/x-y', '/ja', '/ja/offline'],
  ['/english', '/', '/offline'],
])('%s belongs to %s and is stood in for by %s', (path, home, standIn) => {
  expect(homePageOf(path)).toBe(home)
  expect(offlinePageOf(path)).toBe(standIn)
})

test('pages of a language are those with its prefix, except the offline fallback', () => {
  expect(pagesInLanguageOf(map, '/tools/a-b')).toEqual(['/', '/tools/a-b'])
  expect(pagesInLanguageOf(map, '/en/about')).toEqual(['/en/tools/a-b'])
})

test('files of pages have no duplicates, and omit what is loaded later if sparing', () => {
  const pages = ['/tools/a-b', '/en/tools/a-b', '/tools/nothing']
  expect(paths(filesOf(map, pages))).toEqual([
    '/tools/a-b',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/worker.js',
    '/en/tools/a-b',
  ])
  expect(paths(filesOf(map, ['/tools/a-b'], { sparing: true }))).toEqual(['/tools/a-b', '/_next/static/chunks/a.js'])
  expect(paths(largeFiles(map, 'heic'))).toEqual(['/_next/static/chunks/worker.js'])
  expect(largeFiles(map, 'other')).toEqual([])
})
