import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onlyMatch, Site } from './site.mjs'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-site-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

const FILES = { 'en/a.html': 'a', 'index.html': 'home', '404.html': 'lost', 'data/b.txt': 'b' }

it('lists all files with slashes, and as pages those with an address of their own', () => {
  const site = new Site(folderWith(FILES))
  expect(site.names()).toEqual(['404.html', 'data/b.txt', 'en/a.html', 'index.html'])
  expect(site.pages).toEqual(['en/a.html', 'index.html'])
})

it('a changed page is read and measured as it will be, and on the disk only once saved', () => {
  const site = new Site(folderWith(FILES))
  site.changePages((html: string) => `${html}!가`)
  expect(site.read('index.html').toString()).toBe('home!가')
  expect(site.sizeOf('index.html')).toBe(8)
  expect(readFileSync(site.fileOf('index.html'), 'utf8')).toBe('home')
  site.save()
  expect(readFileSync(site.fileOf('index.html'), 'utf8')).toBe('home!가')
  expect(site.read('data/b.txt').toString()).toBe('b')
})

it('writes and moves files into folders that are not there yet', () => {
  const site = new Site(folderWith(FILES))
  site.write('og/ko/a.png', 'picture')
  site.move('data/b.txt', '.well-known/b.txt')
  expect(site.names()).toEqual(expect.arrayContaining(['og/ko/a.png', '.well-known/b.txt']))
  expect(() => site.move('data/b.txt', 'c.txt')).toThrow('data/b.txt')
})

it('an error in a page names the page', () => {
  const site = new Site(folderWith(FILES))
  const fail = (html: string) => {
    if (html === 'a') throw new Error('broken')
    return html
  }
  expect(() => site.changePages(fail)).toThrow('en/a.html: broken')
})

it('a folder without pages is no site', () => {
  expect(() => new Site(folderWith({ 'a.txt': '' }))).toThrow('no page in')
})

it('the only match is returned; none or two are an error', () => {
  expect(onlyMatch('a1b', /\d/g, 'digit')[0]).toBe('1')
  expect(() => onlyMatch('ab', /\d/g, 'digit')).toThrow('0 × digit, expected 1')
  expect(() => onlyMatch('12', /\d/g, 'digit')).toThrow('2 × digit, expected 1')
})
