import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SHARED_SETTINGS } from '@/lib/core/fields'
import * as names from '@/lib/core/stored-names'
import { LOCALES } from '@/lib/i18n/locales'
import { MESSAGES } from '@/scripts/jest/messages'

const EARLY = 'components/shell/inline/early-script.ts'
const CLEARING = 'components/pages/clear-device-data.ts'

/** What a browser offers to store data with, and the only files that use it. */
const STORES: [name: string, use: RegExp, files: string[]][] = [
  ['local storage', /\blocalStorage\b/, [CLEARING, EARLY, 'lib/platform/storage.ts']],
  ['session storage', /\bsessionStorage\b/, [CLEARING, EARLY, 'lib/platform/draft.ts']],
  ['cookies', /document\.cookie|cookieStore/, [CLEARING, EARLY]],
  [
    'caches',
    /\bcaches\??\.\w/,
    [
      CLEARING,
      'lib/offline/engine-files.ts',
      'lib/offline/kept-files.ts',
      'lib/offline/shared-files.ts',
      'lib/platform/engine-store.ts',
      // Only reads.
      'lib/tools/text-extractor/engine/tesseract-worker.js',
    ],
  ],
  ['databases and files', /indexedDB|openDatabase|getDirectory\b|webkitRequestFileSystem|window\.name\b/, []],
]

const SOURCES = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  )
  .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (use: RegExp) => SOURCES.filter(({ text }) => use.test(text)).map(({ file }) => file)

it.each(STORES)('%s are opened by the listed files only', (_, use, files) => {
  expect(filesWith(use)).toEqual(files)
})

it('what is stored has a name of the list, never one written on the spot', () => {
  expect(filesWith(/['"`]toolbox[:-]/)).toEqual(['lib/core/stored-names.ts'])
  expect(filesWith(/\b(?:getItem|setItem|removeItem|caches\??\.(?:open|has|delete))\(\s*['"`]/)).toEqual([])
  expect(filesWith(/document\.cookie = `(?!\$\{LANGUAGE_NAME\}=)/)).toEqual([])
})

const PREFIXES: string[] = [names.STORAGE_PREFIX, names.CACHE_PREFIX]
const ALL = Object.values(names).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)))
const STORED = [
  ...new Set(ALL.filter((name) => !PREFIXES.includes(name))),
  ...SHARED_SETTINGS.map((group) => names.SETTINGS_PREFIX + group),
]

it('every name has a prefix by which clearing the device finds it', () => {
  const found = (name: string) => name === names.LANGUAGE_NAME || PREFIXES.some((prefix) => name.startsWith(prefix))
  expect(STORED.filter((name) => !found(name))).toEqual([])
})

/** The points of the privacy page on what stays on the device. */
const pointsOf = (locale: (typeof LOCALES)[number]) =>
  MESSAGES[locale]
    .filter(({ key }) => key.startsWith('privacy:page.policy.sections.device.'))
    .map(({ text }) => text)
    .join('\n')

describe.each(LOCALES)('the privacy page in %s', (locale) => {
  const points = pointsOf(locale)
  const named = [...points.matchAll(/\blng\b|toolbox[:-][a-z0-9:-]*[a-z0-9:]/g)].map(([name]) => name)

  it.each(STORED)('names %s', (name) => {
    expect(named).toContain(name)
  })

  it('names nothing that the site does not store', () => {
    expect(named.filter((name) => !STORED.includes(name))).toEqual([])
  })
})
