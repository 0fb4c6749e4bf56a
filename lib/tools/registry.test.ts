import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@/lib/i18n/locales'
import { CATALOG, receiversOf } from './catalog'
import { CATEGORIES } from './description'
import { relatedTools } from './registry'

const ROOT = process.cwd()
const SLUGS = CATALOG.map(({ slug }) => slug)
const ROUTE_TREES = ['app/(ko)/tools', 'app/[locale]/tools']

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
  const names = [...plain.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)].map(([, argument, tag]) => argument ?? tag ?? '')
  // Text inside plural branches is in braces, too, and is not an argument.
  return [...new Set(names)].sort()
}

const MESSAGE_FILES = readdirSync(path.join(ROOT, 'messages/en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''))

describe('the catalog', () => {
  it('lists the 26 documented tools: 8 image, 4 text, 12 calculators, 2 utilities', () => {
    const counts = CATEGORIES.map((category) => CATALOG.filter((tool) => tool.category === category).length)
    for (const [index, documented] of [8, 4, 12, 2].entries()) expect(counts[index]).toBeGreaterThanOrEqual(documented)
  })

  it('has one tool per folder, named like it, at distinct positions', () => {
    expect(SLUGS.toSorted()).toEqual(foldersIn('lib/tools').sort())
    const places = CATALOG.map(({ category, position }) => `${category} ${position}`)
    expect(new Set(places).size).toBe(CATALOG.length)
  })

  it('lists the tools of each category by how many people need them', () => {
    const listed = CATEGORIES.map((category) => CATALOG.filter((tool) => tool.category === category))
    // Tools made since come behind them.
    const documented = [
      'jpg-compressor png-to-jpg image-resizer mp4-to-gif favicon-generator color-picker exif-viewer text-extractor',
      'word-counter csv-json-converter markdown-html lorem-ipsum',
      'credit-calculator bac-calculator pregnancy-calculator weight-calculator ovulation-calendar compound-interest ' +
        'date-calculator scientific-calculator basic-calculator loan-calculator bmi-calculator unit-converter',
      'pomodoro-timer white-noise',
    ]
    expect(listed.map((tools) => tools.map(({ slug }) => slug).join(' '))).toEqual(
      documented.map((slugs) => expect.stringMatching(`^${slugs}`)),
    )
    // Each ends with its number of tools: there is no gap.
    for (const tools of listed) expect(tools.at(-1)?.position).toBe(tools.length)
  })

  it('features the documented five and lists only existing tools as related', () => {
    expect(CATALOG.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
      'jpg-compressor',
      'image-resizer',
      'word-counter',
      'credit-calculator',
      'pomodoro-timer',
    ])
    for (const tool of CATALOG) {
      expect(new Set([tool.slug, ...tool.related]).size).toBe(4)
      expect(relatedTools(tool)).not.toContain(tool)
    }
  })
})

describe('results opened in other tools', () => {
  const RECEIVERS = CATALOG.filter(({ receives }) => receives)
  const PRODUCERS = CATALOG.filter(({ produces }) => produces)

  it.each(RECEIVERS)('$slug accepts files dropped anywhere on the page', ({ slug, receives }) => {
    const own = filesBelow(`components/tools/${slug}`).map(read).join('')
    const screen = own.includes('<ReductionBatch') ? own + read('components/ui/files/ReductionBatch.tsx') : own
    expect(screen).toContain('useFileInput({')
    expect(screen.includes('multiple: true')).toBe(receives?.several === true)
  })

  it.each(PRODUCERS)('$slug offers its result to other tools but not to itself', ({ slug }) => {
    expect(receiversOf(slug).length).toBeGreaterThan(0)
    expect(receiversOf(slug).map((tool) => tool.slug)).not.toContain(slug)
    expect(filesBelow(`components/tools/${slug}`).map(read).join('')).toMatch(
      /OpenIn|BatchActions|ReductionBatch|ResultActions/,
    )
  })

  it('offers a GIF only to tools that preserve the animation unless asked otherwise', () => {
    expect(receiversOf('mp4-to-gif').map(({ slug }) => slug)).toEqual([
      'png-to-jpg',
      'favicon-generator',
      'color-picker',
    ])
  })

  it.each([
    ['jpg-compressor', 'image-resizer png-to-jpg favicon-generator color-picker exif-viewer text-extractor'],
    ['exif-viewer', 'image-resizer jpg-compressor png-to-jpg favicon-generator color-picker text-extractor'],
    ['text-extractor', 'word-counter csv-json-converter'],
    ['lorem-ipsum', 'word-counter'],
  ])('offers the result of %s to %s, the likeliest first', (slug, receivers) => {
    expect(
      receiversOf(slug)
        .map((tool) => tool.slug)
        .join(' '),
    ).toBe(receivers)
  })

  it.each(['loan-calculator', 'csv-json-converter', 'unheard-of'])('%s has no result for others', (slug) => {
    expect(receiversOf(slug)).toEqual([])
  })
})

it.each(CATALOG)('$slug has one emoji as its icon, as no other tool', ({ slug, icon }) => {
  expect(icon).toMatch(/^\p{Emoji}/u)
  expect([...new Intl.Segmenter().segment(icon)]).toHaveLength(1)
  expect(CATALOG.filter((tool) => tool.icon === icon).map((tool) => tool.slug)).toEqual([slug])
})

describe.each(SLUGS)('%s has all its parts', (slug) => {
  it('logic with a test', () => {
    const files = filesBelow(`lib/tools/${slug}`)
    expect(files.some((file) => /\.test\.ts$/.test(file))).toBe(true)
    expect(files.some((file) => !/\.test\.ts$/.test(file))).toBe(true)
  })

  it('a screen and its two routes, of which one is the other', () => {
    expect(filesBelow(`components/tools/${slug}`).length).toBeGreaterThan(0)
    const [unprefixed, route] = ROUTE_TREES.map((tree) => read(`${tree}/${slug}/[[...need]]/page.tsx`))
    expect(route).toContain(`'@/components/tools/${slug}/`)
    expect(route?.match(/\('[\w-]+'/g)).toEqual(Array(3).fill(`('${slug}'`))
    expect(unprefixed?.match(/'[^']+'/g)).toEqual(Array(2).fill(`'@/app/[locale]/tools/${slug}/[[...need]]/page'`))
  })

  it('messages in three languages and end-to-end tests', () => {
    for (const locale of LOCALES) expect(existsSync(path.join(ROOT, `messages/${locale}/${slug}.json`))).toBe(true)
    for (const file of ['journey.ts', 'tool.spec.ts', 'names.ko.txt']) {
      expect(existsSync(path.join(ROOT, `e2e/tools/${slug}/${file}`))).toBe(true)
    }
  })
})

describe('every file belongs to a tool of the catalog', () => {
  it.each(ROUTE_TREES)('%s has only routes of tools in the catalog', (tree) => {
    expect(foldersIn(tree).sort()).toEqual([...SLUGS].sort())
  })

  it.each(['lib/tools', 'components/tools', 'e2e/tools'])('%s has only folders of tools in the catalog', (folder) => {
    expect(foldersIn(folder).filter((name) => !SLUGS.includes(name))).toEqual([])
  })

  it('every message file named after a tool is that of a tool in the catalog', () => {
    const named = LOCALES.flatMap((locale) => readdirSync(path.join(ROOT, 'messages', locale)))
      .map((file) => file.replace(/\.json$/, ''))
      .filter((name) => name.includes('-') && name !== 'global-error')
    expect(named.filter((name) => !SLUGS.includes(name))).toEqual([])
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

describe('rules that the linter does not check', () => {
  it('files are chosen through useFileInput, so that every tool also accepts dropped and pasted ones', () => {
    const inputs = filesBelow('components').filter((file) => /type(=|: )['"]file['"]/.test(read(file)))
    const handOn = ['components/tools/text-extractor/CameraButton.tsx', 'components/ui/files/FolderChoice.tsx']
    expect(inputs).toEqual([...handOn, 'components/ui/files/useFileInput.ts'])
  })

  it('no hand-written source file is longer than 400 lines', () => {
    const files = ['app', 'components', 'lib', 'scripts', 'e2e'].flatMap(filesBelow)
    const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    const tooLong = sources.filter((file) => read(file).split('\n').length > 401)
    expect(tooLong).toEqual([])
  })
})
