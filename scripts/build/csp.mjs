import { createHash } from 'node:crypto'
import { onlyMatch } from './site.mjs'

/**
 * The policy that makes the site's promise enforceable: nothing is loaded from, sent to or embedded from anywhere but the
 * site itself. Styles: React writes style attributes into the HTML, and the toaster brings a style element of its own.
 * Trusted Types: `default` is made in components/shell/inline/own-scripts.ts, `inert-document` in
 * lib/platform/inert-document.ts, `dompurify` by the library of that name.
 */
export const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'blob:', 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify', 'inert-document'],
}

const ANY_SCRIPT = /<script[\s>]/g
/** A script element as React writes it: its attributes and its text. */
const SCRIPT = /<script((?:\s[\w-]+(?:="[^"]*")?)*)>([\s\S]*?)<\/script>/g
/** What has the browser fetch a script: the tag up to the address. A preload without the script's integrity is fetched twice. */
const FETCHED = /(<script(?:\s[\w-]+(?:="[^"]*")?)*? src|<link(?=[^>]* as="script")[^>]*? href)="([^"]+)"/g

/** The inline scripts of a page. Throws when it has a script element of a form that is not known here. */
function inlineScripts(html) {
  const scripts = [...html.matchAll(SCRIPT)]
  const all = [...html.matchAll(ANY_SCRIPT)].length
  if (scripts.length !== all) throw new Error(`${all} scripts, of which ${scripts.length} are of a known form`)
  return scripts
    .filter(([, attributes]) => !/ src=| type="application\/ld\+json"/.test(attributes))
    .map(([, , text]) => text)
}

/** A policy as the value of a header or element. */
export function policyText(policy) {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** CSP hash source of an inline script's text. */
export function hashOf(text) {
  return `'${sha256Of(text)}'`
}

function sha256Of(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * A page with the policy as the first thing in its head, which allows the page's own inline scripts by their hashes. Throws
 * when the page has a policy already, no inline script, or a script of a kind that is not known here.
 */
export function withPolicy(html) {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error('a policy is there already')
  const inline = inlineScripts(html)
  if (inline.length === 0) throw new Error('no inline script')
  const hashes = [...new Set(inline.map(hashOf))]
  const content = policyText({ ...POLICY, 'script-src': [...POLICY['script-src'], ...hashes] })
  onlyMatch(html, /<head>/g, '<head>')
  return html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${content}">`)
}

/**
 * Adds Subresource Integrity to a page's scripts and their preloads, with hashes by address. Scripts that these load later are
 * not covered.
 */
export function withIntegrity(html, integrityOf) {
  return html.replace(FETCHED, (tag, _, address) => `${tag} integrity="${integrityOf(address)}"`)
}

/** What looks up the integrity of a site's scripts by their address; throws for any that is not the site's own. */
function integrityIn(site) {
  const known = new Map()
  return (address) => {
    if (!address.startsWith(`${site.base}/_next/`)) throw new Error(`${address} is not a script of the site`)
    if (!known.has(address)) known.set(address, sha256Of(site.read(address.slice(site.base.length + 1))))
    return known.get(address)
  }
}

export const contentSecurityPolicy = {
  name: 'csp',
  why: 'The browser refuses whatever is not the site itself; the hashes of inline scripts are known only now.',
  run(site) {
    const integrityOf = integrityIn(site)
    const hashes = new Set()
    let scripts = 0
    site.changePages((html) => {
      for (const text of inlineScripts(html)) hashes.add(text)
      const changed = withIntegrity(withPolicy(html), integrityOf)
      scripts += changed.split(' integrity="').length - 1
      return changed
    })
    if (scripts === 0) throw new Error('no script to give its integrity')
    return `policy in ${site.html.size} pages, ${hashes.size} inline scripts allowed, ${scripts} scripts with integrity`
  },
}
