/**
 * What hosts read. In the site: `_headers` and `_redirects` (Cloudflare Pages, Netlify), `.nojekyll` (GitHub Pages) and
 * security.txt in its place. `npm run deploy:headers` writes the headers of `deploy/nginx` and `deploy/caddy`, which are kept
 * in the repository; `host-files.test.ts` fails when they are out of date.
 */
import { writeFileSync } from 'node:fs'
import { HEADERS, IMMUTABLE, IMMUTABLE_FOLDERS, REDIRECTS } from './response-headers.mjs'

const NOTE = '# Made by `npm run deploy:headers` from scripts/build/response-headers.mjs.\n'

/** `_headers` of a site in the folder `base` ('' at a domain's root). Hosts revalidate everything else by default. */
export function headersFile(base) {
  const rule = (pattern, headers) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const rules = [
    rule(`${base}/*`, { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000' }),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${base}${folder}*`, { 'Cache-Control': IMMUTABLE })),
  ]
  return rules.join('\n')
}

/** `_redirects` of a site in the folder `base`. */
export function redirectsFile(base) {
  return REDIRECTS.map(([from, to]) => `${base}${from} ${base}${to} 301\n`).join('')
}

/** Headers of every response, in nginx's words; `always` covers the 404 page. */
export function nginxHeaders() {
  const lines = Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  return NOTE + lines.join('')
}

/** Headers of every response, as a snippet of a Caddyfile. */
export function caddyHeaders() {
  const lines = Object.entries(HEADERS).map(([name, value]) => `\t${name} "${value}"\n`)
  return `${NOTE}header {\n${lines.join('')}\t-Server\n}\n`
}

/** Files of `deploy/` that are made here → their content. */
export const DEPLOY_FILES = {
  'deploy/nginx/headers.conf': nginxHeaders(),
  'deploy/caddy/headers.caddy': caddyHeaders(),
}

export const hostFiles = {
  name: 'host-files',
  why: 'Hosts read their headers and redirects from files in the site; security.txt has an address that no route can have.',
  run(site) {
    site.write('_headers', headersFile(site.base))
    site.write('_redirects', redirectsFile(site.base))
    site.write('.nojekyll', '')
    site.move('security.txt', '.well-known/security.txt')
    return `${Object.keys(HEADERS).length} headers, ${REDIRECTS.length} redirects, security.txt moved`
  },
}

if (process.argv[1]?.endsWith('host-files.mjs')) {
  for (const [file, content] of Object.entries(DEPLOY_FILES)) writeFileSync(file, content)
}
