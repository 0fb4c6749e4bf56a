import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesOver } from './check-sizes.mjs'
import { compress } from './compress.mjs'
import { DEPLOY_FILES, headersFile, redirectsFile } from './host-files.mjs'
import { POLICY, withPolicy } from './csp.mjs'
import { HEADERS } from './response-headers.mjs'

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
    const page = directives(/content="([^"]*)"/.exec(withPolicy('<head></head>'))?.[1] ?? '')
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

describe('what is written after the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-out-'))
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }

  it('unpacks to the file itself', async () => {
    const text = 'words that repeat, '.repeat(500)
    const name = file('page.html', text)
    const [before, after] = await compress(name)
    expect(before).toBe(text.length)
    expect(after).toBeLessThan(text.length / 10)
    expect(brotliDecompressSync(readFileSync(`${name}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${name}.gz`)).toString()).toBe(text)
  })

  it('is found when it is too large for a host', () => {
    file('small.bin', 'x'.repeat(100))
    expect(filesOver(101, folder)).not.toContainEqual([path.join(folder, 'small.bin'), 100])
    expect(filesOver(99, folder)).toContainEqual([path.join(folder, 'small.bin'), 100])
  })
})
