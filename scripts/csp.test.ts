import { createHash } from 'node:crypto'
import { hashOf, withIntegrity, withPolicy } from './csp.mjs'

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script>go()</script>' +
  '<script src="/a.js"></script><script type="application/ld+json">{}</script></body></html>'

describe('the policy of a page', () => {
  it('is the first thing in its head and allows its own inline scripts only', () => {
    const html = withPolicy(PAGE)
    expect(html).toContain('<head><meta http-equiv="Content-Security-Policy"')
    const hash = `'sha256-${createHash('sha256').update('go()').digest('base64')}'`
    expect(html).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash};`)
    expect(html).not.toContain(hashOf('{}'))
    expect(html).toContain("default-src 'none'")
  })

  it('is written once however often it is written', () => {
    expect(withPolicy(withPolicy(PAGE))).toBe(withPolicy(PAGE))
  })
})

describe('the integrity of a page’s scripts', () => {
  const integrityOf = (address: string) => (address.startsWith('/a') ? 'sha384-x' : undefined)

  it('is written beside each script of ours and its preload, once', () => {
    const html =
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script>'
    const written = withIntegrity(html, integrityOf)
    expect(written).toBe(
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js" integrity="sha384-x"/>' +
        '<script src="/a.js" integrity="sha384-x" async=""></script>',
    )
    expect(withIntegrity(written, integrityOf)).toBe(written)
  })

  it('leaves others alone', () => {
    const html = '<script src="/b.js"></script><script>"/a.js"</script><link rel="preload" as="image" href="/a.js"/>'
    expect(withIntegrity(html, integrityOf)).toBe(html)
  })
})
