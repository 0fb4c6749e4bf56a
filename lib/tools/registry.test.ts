import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@/lib/i18n/locales'
import { CATALOG, CATEGORIES, type ToolRow } from './catalog'
import { relatedTools, toolsOfHome } from './registry'

const ROOT = process.cwd()
const SLUGS = CATALOG.map(({ slug }) => slug)
const ROUTE_TREES = ['app/(ko)/tools', 'app/[locale]/tools']
const READY = CATALOG.filter(({ ready }) => ready).map(({ slug }) => slug)

function filesBelow(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return []
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
}

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Every text of a message file by its dotted key. */
function texts(locale: string, name: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value)
    else for (const [part, inner] of Object.entries(value as object)) walk(inner, key === '' ? part : `${key}.${part}`)
  }
  walk(JSON.parse(read(`messages/${locale}/${name}.json`)), '')
  return found
}

/** Names of the ICU arguments and rich-text tags of a message. */
function argumentsOf(text: string): string[] {
  const plain = text.replace(/'\{'|'\}'/g, '')
  const names = [...plain.matchAll(/\{(\w+)|<(\w+)>/g)].map(([, argument, tag]) => argument ?? tag ?? '')
  // Words inside plural branches look like arguments only when they are ones.
  return [...new Set(names)].sort()
}

const MESSAGE_FILES = readdirSync(path.join(ROOT, 'messages/en')).map((file) => file.replace(/\.json$/, ''))

describe('the catalog', () => {
  it('lists 26 tools: 8 image, 4 text, 12 calculators, 2 utilities, each slug once', () => {
    const counts = CATEGORIES.map((category) => CATALOG.filter((tool) => tool.category === category).length)
    expect(counts).toEqual([8, 4, 12, 2])
    expect(new Set(CATALOG.map(({ slug }) => slug)).size).toBe(26)
  })

  it('features the documented five and relates existing tools only', () => {
    expect(CATALOG.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
      'jpg-compressor',
      'image-resizer',
      'word-counter',
      'credit-calculator',
      'pomodoro-timer',
    ])
    for (const tool of CATALOG) {
      for (const slug of tool.related) expect(CATALOG.map((other) => other.slug)).toContain(slug)
      expect(new Set([tool.slug, ...tool.related]).size).toBe(4)
      expect(relatedTools(tool)).not.toContain(tool)
    }
  })
})

describe.each(READY)('%s has all its parts', (slug) => {
  it('logic with a test', () => {
    const files = filesBelow(`lib/tools/${slug}`)
    expect(files.some((file) => /\.test\.ts$/.test(file))).toBe(true)
    expect(files.some((file) => !/\.test\.ts$/.test(file))).toBe(true)
  })

  it('a screen and its two routes', () => {
    expect(filesBelow(`components/tools/${slug}`).length).toBeGreaterThan(0)
    for (const tree of ROUTE_TREES) {
      const route = read(`${tree}/${slug}/page.tsx`)
      expect(route).toContain(`'@/components/tools/${slug}/`)
      expect(route.match(/\('[\w-]+'/g)).toEqual([`('${slug}'`, `('${slug}'`])
    }
    expect(read('lib/i18n/types.ts')).toContain(`'${slug}':`)
  })

  it('words in three languages and an end-to-end spec', () => {
    for (const locale of LOCALES) expect(existsSync(path.join(ROOT, `messages/${locale}/${slug}.json`))).toBe(true)
    expect(existsSync(path.join(ROOT, `e2e/tools/${slug}.spec.ts`))).toBe(true)
  })
})

describe('nothing stands without a row', () => {
  it.each(ROUTE_TREES)('%s holds routes of ready tools only', (tree) => {
    expect(foldersIn(tree).sort()).toEqual([...READY].sort())
  })

  it.each(['lib/tools', 'components/tools'])('%s holds folders of the catalog’s tools only', (folder) => {
    expect(foldersIn(folder).filter((name) => !SLUGS.includes(name))).toEqual([])
  })

  it('every message file and spec named after a tool belongs to the catalog', () => {
    const named = LOCALES.flatMap((locale) => readdirSync(path.join(ROOT, 'messages', locale)))
      .map((file) => file.replace(/\.json$/, ''))
      .filter((name) => name.includes('-') && name !== 'global-error')
    const specs = readdirSync(path.join(ROOT, 'e2e/tools')).map((file) => file.split('.')[0] ?? '')
    expect([...named, ...specs].filter((name) => !SLUGS.includes(name))).toEqual([])
  })
})

describe.each(MESSAGE_FILES)('messages of %s', (name) => {
  const english = texts('en', name)

  it.each(LOCALES)('%s has the same keys, none empty, with the same arguments', (locale) => {
    const own = texts(locale, name)
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of own) {
      expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `)
      expect(`${key} ${argumentsOf(text)}`).toBe(`${key} ${argumentsOf(english.get(key) ?? '')}`)
    }
  })
})

describe('errors', () => {
  const THROWN = /new ToolError\(\s*'(\w+)'/g
  const codesIn = (files: string[]) =>
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(THROWN)].map(([, code]) => code ?? ''))
  const shared = texts('en', 'errors')

  it('thrown by shared code are worded in errors.json', () => {
    const files = ['lib/core', 'lib/browser', 'lib/engines', 'components/ui', 'components/hooks'].flatMap(filesBelow)
    expect(codesIn(files).filter((code) => !shared.has(code))).toEqual([])
  })

  it.each(READY)('thrown by %s are worded in its file or in errors.json', (slug) => {
    const own = texts('en', slug)
    const files = [`lib/tools/${slug}`, `components/tools/${slug}`].flatMap(filesBelow)
    expect(codesIn(files).filter((code) => !own.has(`ui.errors.${code}`) && !shared.has(code))).toEqual([])
  })
})

describe('walls that the linter cannot see', () => {
  it.each(READY)('%s imports no other tool', (slug) => {
    const files = [`lib/tools/${slug}`, `components/tools/${slug}`].flatMap(filesBelow)
    const imports = files.flatMap((file) => [...read(file).matchAll(/from '@\/(?:lib|components)\/tools\/([\w-]+)/g)])
    expect(imports.map(([, other]) => other).filter((other) => other !== slug)).toEqual([])
  })

  it('files come by useFileInput only, so that every tool that takes one takes it dropped and pasted', () => {
    const inputs = filesBelow('components').filter((file) => /type(=|: )['"]file['"]/.test(read(file)))
    expect(inputs).toEqual(['components/hooks/useFileInput.ts'])
  })

  it('no hand-written source file is longer than 250 lines', () => {
    const files = ['app', 'components', 'lib', 'scripts', 'e2e'].flatMap(filesBelow)
    const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    const tooLong = sources.filter((file) => read(file).split('\n').length > 251)
    expect(tooLong).toEqual([])
  })
})

describe('the home page', () => {
  it('has every tool of a catalog of this size', () => {
    expect(toolsOfHome().map(({ slug }) => slug)).toEqual(READY)
  })

  it('has the first of each category of a large one, and the featured tools', () => {
    const rows = Array.from({ length: 1000 }, (_, index): ToolRow => ({
      slug: `made-up-${index}`,
      category: CATEGORIES[index % CATEGORIES.length]!,
      icon: '⚖️',
      ...(index === 999 && { featured: true }),
      related: ['made-up-1', 'made-up-2', 'made-up-3'],
      ready: true,
    }))
    const shown = toolsOfHome(rows)
    expect(shown).toHaveLength(12 * CATEGORIES.length + 1)
    expect(shown.at(-1)?.slug).toBe('made-up-999')
  })
})
