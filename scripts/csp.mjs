/**
 * Writes into every built page the policy that makes its promise enforceable: nothing is loaded from, sent to or embedded
 * from anywhere but the site itself. Runs after the build, because the inline scripts it allows by hash exist only then.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'

// Styles: React writes style attributes into the HTML, and the toaster brings its own style element.
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
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** A policy as it stands in a header or an element. */
export function policyText(policy) {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** CSP hash source of an inline script's text. */
export function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A page with the policy as the first thing in its head; a policy that is there already is replaced. */
export function withPolicy(html) {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  const hashes = [...new Set([...bare.matchAll(INLINE_SCRIPT)].map(([, text]) => hashOf(text)))]
  const content = policyText({ ...POLICY, 'script-src': [...POLICY['script-src'], ...hashes] })
  return bare.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${content}">`)
}

const LOADED_SCRIPT = /<(?:script src|link rel="preload" as="script"[^>]* href)="([^"]+)"/g

/**
 * A page whose own scripts carry the hash of their content (Subresource Integrity), given by address; scripts without one
 * and those that have it are left alone. What these scripts load later has none.
 */
export function withIntegrity(html, integrityOf) {
  return html.replace(LOADED_SCRIPT, (tag, address, offset) => {
    const integrity = integrityOf(address)
    const done = html.startsWith(' integrity=', offset + tag.length)
    return integrity && !done ? `${tag} integrity="${integrity}"` : tag
  })
}

/** What looks up a script's integrity by its address in a built site, each file once. */
export function integrityIn(folder, base) {
  const known = new Map()
  return (address) => {
    if (!address.startsWith(`${base}/_next/`)) return undefined
    if (!known.has(address)) {
      const content = readFileSync(path.join(folder, address.slice(base.length)))
      known.set(address, `sha256-${createHash('sha256').update(content).digest('base64')}`)
    }
    return known.get(address)
  }
}

function pagesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))
}

if (process.argv[1]?.endsWith('csp.mjs')) {
  const pages = pagesBelow(OUT)
  const integrityOf = integrityIn(OUT, process.env.BASE_PATH ?? '')
  for (const page of pages) writeFileSync(page, withIntegrity(withPolicy(readFileSync(page, 'utf8')), integrityOf))
  console.log(`Content-Security-Policy and integrity of scripts written into ${pages.length} pages`)
}
