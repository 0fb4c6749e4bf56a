import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileHints } from './compile-hints.mjs'
import { deferScripts } from './defer-scripts.mjs'
import { indexNow } from './index-now.mjs'
import { licenses } from './licenses.mjs'
import { serviceWorker } from './service-worker.mjs'
import { Site } from './site.mjs'
import { socialPictures } from './social-pictures.mjs'
import { workerPolicy } from './worker-policy.mjs'

const CHUNKS = '_next/static/chunks'
const PAGE = `<html lang="en"><head></head><body><script src="/${CHUNKS}/a.js" async=""></script><script>data()</script></body></html>`

function siteWith(files: Record<string, string> = {}): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-steps-'))
  for (const [name, content] of Object.entries({ 'index.html': PAGE, [`${CHUNKS}/a.js`]: 'a()', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return new Site(folder)
}
const textOf = (site: Site, name: string) => readFileSync(site.fileOf(name), 'utf8')

/** What a step prints as warnings. */
function warnings(run: () => unknown): string[] {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  run()
  const lines = warn.mock.calls.map(([line]) => String(line))
  warn.mockRestore()
  return lines
}

it('the scripts of every page are deferred and counted', () => {
  const site = siteWith()
  expect(warnings(() => deferScripts.run(site))).toEqual([])
  expect(site.read('index.html').toString()).toContain('PerformanceObserver')
})

it('pages of unknown markup stay as Next wrote them, with one warning for each kind, and the others are deferred', () => {
  // As Next 16.3.8 writes its first script, but for the address.
  const foreign = PAGE.replace('<script src', '<script id="_R_" src')
  const site = siteWith({ 'a.html': foreign, 'b.html': foreign, 'en.html': PAGE.replace('"en"', '"fr"') })
  const lines = warnings(() => expect(deferScripts.run(site)).toBe('scripts of 1 of 4 pages wait for the first paint'))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^WARNING defer-scripts: a script of a form .*: a\.html .* and 1 more pages/)
  expect(lines[1]).toContain('no language of the site: en.html')
  expect(site.read('a.html').toString()).toBe(foreign)
  expect(site.read('index.html').toString()).toContain('type="later"')
})

it('an error in a step is no unknown markup', () => {
  const fail = () => {
    throw new TypeError('undefined is not a function')
  }
  expect(() => siteWith().improvePages('a step', fail)).toThrow(TypeError)
})

it('scripts that pages start with ask to be compiled at once, the others do not', () => {
  const site = siteWith({ [`${CHUNKS}/late.js`]: 'late()' })
  deferScripts.run(site)
  compileHints.run(site)
  expect(textOf(site, `${CHUNKS}/a.js`)).toBe('//# allFunctionsCalledOnLoad\na()')
  expect(textOf(site, `${CHUNKS}/late.js`)).toBe('late()')
})

it('where no page has a deferred script, no script is changed, with a warning', () => {
  const site = siteWith()
  expect(warnings(() => compileHints.run(site))).toEqual([expect.stringContaining('WARNING compile-hints')])
  expect(textOf(site, `${CHUNKS}/a.js`)).toBe('a()')
})

it('the start of workers makes the policy before it imports anything; there is exactly one such file', () => {
  const start = `${CHUNKS}/turbopack-worker-1.js`
  const site = siteWith({ [start]: 'importScripts("a")' })
  workerPolicy.run(site)
  expect(textOf(site, start)).toMatch(/trustedTypes.*importScripts\("a"\)$/)
  expect(() => workerPolicy.run(siteWith())).toThrow('0 × start of Turbopack’s workers')
  const two = siteWith({ [start]: '', [`${CHUNKS}/turbopack-worker-2.js`]: '' })
  expect(() => workerPolicy.run(two)).toThrow('2 × start of Turbopack’s workers')
})

it('the service worker knows the page as it will be served, and refuses a page that loads nothing', async () => {
  const site = siteWith()
  site.changePages((html: string) => html.replace('<body>', '<body>changed'))
  expect(await serviceWorker.run(site)).toContain('1 pages, 2 files')
  expect(textOf(site, 'sw.js')).toContain(String(PAGE.length + 'changed'.length))
  await expect(serviceWorker.run(siteWith({ 'en.html': '<html></html>' }))).rejects.toThrow('1 of them load nothing')
})

it('social pictures are refused where the sitemap lists another number of pages', async () => {
  const sitemap = '<urlset><url><loc>https://toolbox.example/</loc></url></urlset>'
  await expect(socialPictures.run(siteWith({ 'sitemap.xml': sitemap }))).rejects.toThrow(
    '0 pages name a picture, the sitemap lists 1',
  )
})

it('the texts of licenses and, with a key, the file that proves it are written', () => {
  const site = siteWith()
  expect(licenses.run(site)).toMatch(/^texts of \d\d packages$/)
  expect(textOf(site, 'THIRD_PARTY_LICENSES.txt')).toContain('GNU GENERAL PUBLIC LICENSE')
  expect(indexNow.run(site)).toBe('no SITE_INDEXNOW_KEY, no file')
  process.env.SITE_INDEXNOW_KEY = '0123abcd-KEY'
  expect(indexNow.run(site)).toBe('1 key file')
  delete process.env.SITE_INDEXNOW_KEY
  expect(textOf(site, '0123abcd-KEY.txt')).toBe('0123abcd-KEY')
})
