import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentSecurityPolicy, hashOf, withIntegrity, withPolicy } from './csp.mjs'
import { Site } from './site.mjs'

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script>go()</script>' +
  '<script src="/_next/a.js"></script><script type="application/ld+json">{}</script></body></html>'
const base64Of = (text: string) => createHash('sha256').update(text).digest('base64')

describe('the policy of a page', () => {
  it('is the first thing in its head and allows its own inline scripts only', () => {
    const html = withPolicy(PAGE)
    expect(html).toContain('<head><meta http-equiv="Content-Security-Policy"')
    expect(html).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${base64Of('go()')}';`)
    expect(html).not.toContain(hashOf('{}'))
    expect(html).toContain("default-src 'none'")
    expect(html).toContain("require-trusted-types-for 'script'; trusted-types default ")
  })

  it('is not written twice', () => {
    expect(() => withPolicy(withPolicy(PAGE))).toThrow('a policy is there already')
  })

  it('is not written into a page whose scripts it would not cover', () => {
    expect(() => withPolicy(PAGE.replace('<script>go()</script>', ''))).toThrow('no inline script')
    expect(() => withPolicy(PAGE.replace('"/_next/a.js"', "'/_next/a.js'"))).toThrow('3 scripts, of which 2')
    expect(() => withPolicy(PAGE.replace('<head>', '<head class="">'))).toThrow('0 × <head>')
  })
})

it('the integrity of each script is written beside its address', () => {
  const html = '<script src="/a.js" type="later"></script><script>"/a.js"</script>'
  expect(withIntegrity(html, () => 'sha256-x')).toBe(
    '<script src="/a.js" integrity="sha256-x" type="later"></script><script>"/a.js"</script>',
  )
})

it('pages as Next writes them get it too, preloads included: a preload without it is fetched twice', () => {
  const html =
    '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" as="image" href="/b.png"/>' +
    '<script id="_R_" src="/a.js" async=""></script><script src="/old.js" noModule=""></script>'
  expect(withIntegrity(html, (address: string) => `of ${address}`)).toBe(
    '<link rel="preload" as="script" fetchPriority="low" href="/b.js" integrity="of /b.js"/><link rel="preload" as="image" href="/b.png"/>' +
      '<script id="_R_" src="/a.js" integrity="of /a.js" async=""></script><script src="/old.js" integrity="of /old.js" noModule=""></script>',
  )
})

it('scripts with attributes are allowed by their text, loaded ones by their address alone', () => {
  const html = withPolicy(
    PAGE.replace('<script src', '<script id="_R_" async="" src').replace('<script>', '<script id="a">'),
  )
  expect(html).toContain(`script-src 'self' 'wasm-unsafe-eval' '${hashOf('go()').slice(1, -1)}';`)
})

describe('the step', () => {
  function siteWith(page: string): Site {
    const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-csp-'))
    writeFileSync(path.join(folder, 'index.html'), page)
    const site = new Site(folder)
    site.write('_next/a.js', 'a')
    return site
  }

  it('gives pages their policy and scripts the hash of their bytes, and counts them', () => {
    const site = siteWith(PAGE)
    expect(contentSecurityPolicy.run(site)).toBe(
      'policy in 1 pages, 1 inline scripts allowed, 1 scripts with integrity',
    )
    site.save()
    const html = readFileSync(site.fileOf('index.html'), 'utf8')
    expect(html).toContain(`<script src="/_next/a.js" integrity="sha256-${base64Of('a')}">`)
    expect(html).toContain('http-equiv="Content-Security-Policy"')
  })

  it('names the page that has a script of somebody else', () => {
    const site = siteWith(PAGE.replace('/_next/a.js', 'https://elsewhere.example/a.js'))
    expect(() => contentSecurityPolicy.run(site)).toThrow('index.html: https://elsewhere.example/a.js is not a script')
  })

  it('fails where no page has a script', () => {
    const site = siteWith(PAGE.replace('<script src="/_next/a.js"></script>', ''))
    expect(() => contentSecurityPolicy.run(site)).toThrow('no script to give its integrity')
  })
})
