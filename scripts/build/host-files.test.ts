import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressed } from './compress.mjs'
import { POLICY, withPolicy } from './csp.mjs'
import { DEPLOY_FILES, headersFile, hostFiles, redirectsFile } from './host-files.mjs'
import { HEADERS } from './response-headers.mjs'
import { Site } from './site.mjs'
import { filesOver, sizes } from './sizes.mjs'

// The limits of Cloudflare Pages, the narrowest of the hosts that read these files.
const LONGEST_LINE = 2000
const MOST_RULES = 100

/** `_headers` as Cloudflare Pages and Netlify read it: an address, then its headers, each on an indented line. */
function rulesIn(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>()
  let current = new Map<string, string>()
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const header = /^\s+([\w-]+): (.+)$/.exec(line)
    if (header) current.set(header[1]!, header[2]!)
    else rules.set(line, (current = new Map<string, string>()))
  }
  return rules
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('files for hosts', () => {
  it.each(Object.entries(DEPLOY_FILES))('%s is what npm run deploy:headers makes', (file, content) => {
    expect(readFileSync(file, 'utf8')).toBe(content)
  })

  it('the local server sends scripts, which workers are made of, with the same policy', () => {
    const { headers } = JSON.parse(readFileSync('serve.json', 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[]
    }
    const scripts = headers.find(({ source }) => source === '**/*.js')
    expect(scripts?.headers).toEqual([{ key: 'Content-Security-Policy', value: HEADERS['Content-Security-Policy'] }])
  })

  it.each(['.github/workflows/pages.yml', 'deploy/docker/Dockerfile'])(
    "%s hands all of the owner's data to the build",
    (file) => {
      const settings = [...readFileSync('lib/site.ts', 'utf8').matchAll(/setting\('(\w+)'/g)].map(
        ([, name]) => `SITE_${name}`,
      )
      expect(settings.length).toBeGreaterThan(5)
      const code = readFileSync(file, 'utf8').replace(/^#.*/gm, '')
      expect([...settings, 'SITE_INDEXNOW_KEY'].filter((name) => !code.includes(name))).toEqual([])
    },
  )

  it('stay within what hosts read', () => {
    const lines = headersFile('/toolbox').split('\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE)
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(MOST_RULES)
  })

  it('name the folder that the site is served from', () => {
    expect(headersFile('/toolbox')).toContain('\n/toolbox/_next/static/*\n  Cache-Control: public, max-age=31536000')
    expect(headersFile('')).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/)
    expect(redirectsFile('/toolbox')).toContain('/toolbox/ko/* /toolbox/:splat 301\n')
  })

  it('say to Cloudflare and Netlify what is said to the others', () => {
    const everywhere = rulesIn(headersFile('')).get('/*')
    expect(Object.fromEntries(everywhere ?? [])).toMatchObject(HEADERS)
  })

  it('have the policy of the pages, but for what only one of the two can say', () => {
    const header = directives(rulesIn(headersFile('')).get('/*')?.get('Content-Security-Policy') ?? '')
    const page = directives(/content="([^"]*)"/.exec(withPolicy('<head></head><script></script>'))?.[1] ?? '')
    for (const [name, sources] of Object.entries(POLICY)) {
      expect(header.get(name)).toEqual(expect.arrayContaining(sources))
      expect(page.get(name)).toEqual(expect.arrayContaining(sources))
    }
    const only = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
      [...one.keys()].filter((name) => !other.has(name))
    expect(only(header, page)).toEqual(['frame-ancestors'])
    expect(only(page, header)).toEqual([])
    expect(header.get('script-src')).toEqual([...POLICY['script-src'], "'unsafe-inline'"])
  })

  it('never give a file two cache rules, which Cloudflare would join into one', () => {
    const [everywhere] = headersFile('').split('\n\n')
    expect(everywhere).not.toContain('Cache-Control')
  })
})

describe('files written after the build', () => {
  function siteWith(...names: string[]): Site {
    const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-hosts-'))
    for (const name of ['index.html', ...names]) writeFileSync(path.join(folder, name), 'x'.repeat(100))
    return new Site(folder)
  }

  it('stand where hosts look for them', () => {
    const site = siteWith('security.txt')
    hostFiles.run(site)
    expect(site.names()).toEqual(['.nojekyll', '.well-known/security.txt', '_headers', '_redirects', 'index.html'])
  })

  it('are not written without a security.txt', () => {
    expect(() => hostFiles.run(siteWith())).toThrow('security.txt')
  })

  it('unpack to the file itself, and are smaller', async () => {
    const text = Buffer.from('words that repeat, '.repeat(500))
    const packed = new Map(await compressed(text))
    expect(brotliDecompressSync(packed.get('br') ?? '')).toEqual(text)
    expect(gunzipSync(packed.get('gz') ?? '')).toEqual(text)
    expect(packed.get('br')?.length).toBeLessThan(text.length / 10)
    expect(await compressed(Buffer.from('short'))).toEqual([])
  })

  it('are measured, and named when too large for a host', () => {
    expect(sizes.run(siteWith('a.bin'))).toBe('2 files, the largest 0.0 MiB')
    expect(
      filesOver(99, [
        ['small', 99],
        ['large', 100],
      ]),
    ).toEqual([['large', 100]])
  })
})
