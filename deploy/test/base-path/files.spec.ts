import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'

const BASE = process.env.HOSTING_BASE ?? ''
const FOLDER = process.env.HOSTING_FOLDER ?? ''
const ORIGIN = 'https://owner.example'

const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

function exists(address: string): boolean {
  const name = address.slice(BASE.length).replace(/[?#].*/, '')
  return ['', '.html', '/index.html'].some((ending) => existsSync(path.join(FOLDER, name + ending)))
}

test('every address in every page lies in the folder and is there', () => {
  expect(pages.length).toBeGreaterThan(80)
  for (const page of pages) {
    const addresses = [...read(page).matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    const astray = addresses.filter((address) => !/^\/toolbox(\/|$)/.test(address) || !exists(address))
    expect([page, astray]).toEqual([page, []])
  }
})

test('manifest, sitemap, robots and headers name the folder', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    start_url: string
    scope: string
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  expect([manifest.start_url, manifest.scope]).toEqual([`${BASE}/`, `${BASE}/`])
  for (const address of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)]) {
    expect(address.startsWith(`${BASE}/`) && exists(address), address).toBe(true)
  }
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address ?? '')
  expect(listed.length).toBeGreaterThan(80)
  for (const address of listed) {
    expect(address.startsWith(`${ORIGIN}${BASE}`) && exists(address.slice(ORIGIN.length)), address).toBe(true)
  }
  expect(read('robots.txt')).toContain(`${ORIGIN}${BASE}/sitemap.xml`)
  expect(read('_headers')).toContain(`${BASE}/_next/static/*`)
})

test('style sheets load nothing from outside the folder', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    expect(read(name).match(/url\(["']?\/(?!toolbox\/)[^)]*\)/g) ?? []).toEqual([])
  }
})
