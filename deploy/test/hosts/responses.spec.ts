import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { allPages, htmlOf, outFile } from '@/e2e/support/pages'
import { HEADERS, IMMUTABLE, REVALIDATE } from '@/scripts/build/response-headers.mjs'
import { ask } from '@/deploy/test/ask'

const filesIn = (folder: string) =>
  readdirSync(outFile(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

function oneFile(folder: string, ending: string): string {
  const found = filesIn(folder).find((name) => name.endsWith(ending))
  if (!found) throw new Error(`no ${ending} in ${folder}`)
  return found
}

const SCRIPT = oneFile('/_next/static/chunks', '.js')
const STYLE = oneFile('/_next/static/chunks', '.css')
const WASM = oneFile('/_next/static', '.wasm')

test('every page answers at its clean address with its own bytes', async () => {
  for (const page of allPages()) {
    const { status, headers, body } = await ask(page)
    expect([page, status, headers['content-type']]).toEqual([
      page,
      200,
      expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
    ])
    expect(body.toString()).toBe(htmlOf(page))
  }
})

for (const path of ['/', '/tools/loan-calculator', '/manifest.webmanifest', SCRIPT, '/no-such-page']) {
  test(`${path} carries every header`, async () => {
    const { headers } = await ask(path)
    for (const [name, value] of Object.entries(HEADERS)) expect(headers[name.toLowerCase()]).toBe(value)
    expect(headers.server ?? '').not.toMatch(/\d/)
  })
}

test('other spellings of a page lead to its one address', async () => {
  const leads = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, new URL(headers.location ?? '', process.env.HOSTING_ADDRESS).pathname]
  }
  expect(await leads('/about/')).toEqual([301, '/about'])
  expect(await leads('/about.html')).toEqual([301, '/about'])
  expect(await leads('/index.html')).toEqual([301, '/'])
  expect(await leads('/en/tools/loan-calculator/')).toEqual([301, '/en/tools/loan-calculator'])
  expect(await leads('/ko')).toEqual([301, '/'])
  expect(await leads('/ko/tools/word-counter')).toEqual([301, '/tools/word-counter'])
})

test('no address leads to another host', async () => {
  for (const path of [
    '//collector.example/',
    '/ko//collector.example',
    '//collector/',
    '/ko//collector',
    '//collector.html',
  ]) {
    const { headers } = await ask(path)
    expect(new URL(headers.location ?? '/', 'http://here').host).toBe('here')
  }
})

test('what is not there is a 404 with the site’s own page, kept by nobody', async () => {
  for (const path of ['/no-such-page', '/en/nothing', '/_next/static/chunks/nothing.js', '/404.html']) {
    const { status, headers, body } = await ask(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, REVALIDATE])
    expect(body.toString()).toContain('Page Not Found')
  }
})

test('hashed files are kept for ever, everything else is asked for again', async () => {
  for (const path of [SCRIPT, STYLE, WASM]) expect((await ask(path)).headers['cache-control']).toBe(IMMUTABLE)
  for (const path of ['/', '/about', '/manifest.webmanifest', '/robots.txt', '/icon-192.png']) {
    const first = await ask(path)
    expect(first.headers['cache-control']).toBe(REVALIDATE)
    const again = await ask(path, { 'If-None-Match': String(first.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test('files have the type that browsers insist on', async () => {
  const types = {
    [SCRIPT]: /^(text|application)\/javascript\b/,
    [STYLE]: /^text\/css\b/,
    [WASM]: /^application\/wasm$/,
    '/manifest.webmanifest': /^application\/manifest\+json\b/,
    '/icon.svg': /^image\/svg\+xml\b/,
    '/sitemap.xml': /xml\b/,
    '/robots.txt': /^text\/plain\b/,
  }
  for (const [path, type] of Object.entries(types)) expect((await ask(path)).headers['content-type']).toMatch(type)
})

for (const [encoding, decompress] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const) {
  test(`pages, scripts and wasm come in ${encoding} and unpack to what was built`, async () => {
    for (const path of ['/tools/loan-calculator', SCRIPT, WASM]) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': encoding })
      expect([path, headers['content-encoding']]).toEqual([path, encoding])
      expect(headers.vary).toMatch(/accept-encoding/i)
      const plain = await ask(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(decompress(body).equals(plain.body)).toBe(true)
      expect(body.length).toBeLessThan(plain.body.length)
    }
  })
}

test('engines that are gzipped come as they lie there, for the page to unpack', async () => {
  const engine = oneFile('/engines', '.wasm.gz')
  const { status, headers, body } = await ask(engine, { 'Accept-Encoding': 'gzip, br' })
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, undefined, IMMUTABLE])
  expect(body.equals(readFileSync(outFile(engine)))).toBe(true)
})

test('a part of a file can be asked for', async () => {
  const whole = readFileSync(outFile(WASM))
  const { status, headers, body } = await ask(WASM, { Range: 'bytes=100-199' })
  expect([status, headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`])
  expect(body.equals(whole.subarray(100, 200))).toBe(true)
})
