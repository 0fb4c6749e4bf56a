import { createHash } from 'node:crypto'
import { hashOf, withPolicy } from './csp.mjs'

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
