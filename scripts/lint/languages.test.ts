import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LOCALE, writingDirection, LOCALES, openGraphLocale, type Locale } from '@/lib/i18n/locales'

/**
 * Files that may name a language, and why a new language needs no change there. Everything else follows
 * lib/i18n/locales.ts and messages/.
 */
const MAY_NAME: Record<string, string> = {
  'components/tools/image-resizer/QuickSizes.tsx': 'others have the documents of English readers',
  'lib/i18n/locales.ts': 'the list',
  'lib/tools/word-counter/manuscript.ts': 'a convention of three languages; others show no such figure',
  'lib/tools/word-counter/pace.ts': 'the language of the text',
  'lib/tools/word-counter/segments.ts': 'the language of the text',
  'lib/tools/word-counter/text-language.ts': 'the language of the text',
  'lib/tools/word-counter/top-words.ts': 'the language of the text',
  'lib/tools/lorem-ipsum/fields.ts': 'the language of the filler, a public name',
  'lib/tools/lorem-ipsum/generate.ts': 'the language of the filler',
  'lib/tools/csv-json-converter/sample.ts': 'others have the English sample',
  'lib/tools/csv-json-converter/xlsx/date-format.ts': 'the language of a format; of others, dates are ISO dates',
  'lib/tools/markdown-html/samples.ts': 'others have the English sample',
  'lib/tools/date-calculator/era.ts': 'others have no years of eras',
  'lib/tools/unit-converter/aliases.ts': 'the Korean foot, 자, has the id ja',
  'lib/tools/unit-converter/spoken.ts': 'a cup of Korean and Japanese recipes is another one',
  'lib/tools/unit-converter/better-known.ts':
    'the unit that readers of a language know better; others have those of all',
  'lib/tools/unit-converter/units.ts': 'the Korean foot, 자, has the id ja',
  'scripts/build/social/font.mjs': 'others have the English picture where the fonts lack a letter',
  'scripts/build/social/picture.mjs': 'how Japanese lines break',
  'scripts/contact-sheet.mjs': 'the default language',
  'scripts/new-tool.mjs': 'others begin with the English template',
}

const codes = LOCALES.join('|')
const NAMED = new RegExp(
  [
    `['"\`](?:${codes})['"\`]`,
    `(?<![\\w.-])(?:${codes}):(?!\\w)`,
    `\\b(?:${codes})\\|(?:${codes})\\b`,
    `['"\`/^(]/(?:${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})(?:[/'"\`]|\\b\\()`,
    `\\[lang=['"]?(?:${codes})`,
    `data-offer=['"]?(?:${codes})`,
  ].join('|'),
)

const FOLDERS = ['app', 'components', 'lib', 'scripts/build']
const FILES = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  ),
  'next.config.mjs',
  'scripts/catalog.mjs',
  'scripts/contact-sheet.mjs',
  'scripts/new-tool.mjs',
]
  .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
  // A need names the languages in which people search for it.
  .filter((file) => !/^lib\/tools\/[\w-]+\/needs\.ts$/.test(file))

/** The code without comments, types of the English words, which all languages share, and marks of English headings. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replace(/^import type .* from '@\/messages\/en\/.*'$/gm, '')
    .replaceAll(' lang="en"', '')
}

it('finds a language that is named', () => {
  const named = ["locale === 'ko'", '{ ko: 1 }', '/^\\/(en|ja)/', "html[lang='ja'] a", 'Record<"ko" | "en", string>']
  expect(named.filter((code) => !NAMED.test(code))).toEqual([])
  expect(['token: 1', "'korean'", 'a.en', 'lang: locale'].filter((code) => NAMED.test(code))).toEqual([])
})

it('only the listed files name a language', () => {
  expect(FILES.length).toBeGreaterThan(500)
  expect(FILES.filter((file) => NAMED.test(codeOf(file))).sort()).toEqual(Object.keys(MAY_NAME).sort())
})

it('there is a folder of messages for each language of the list, and no other', () => {
  expect(readdirSync('messages').sort()).toEqual([...LOCALES].sort())
})

it('region and direction follow from the code of a language', () => {
  expect((['ko', 'en', 'ja'] as const).map(openGraphLocale)).toEqual(['ko_KR', 'en_US', 'ja_JP'])
  const others = ['ar', 'he', 'fa', 'ur', 'de', 'zh', 'pt-BR'] as unknown as Locale[]
  expect(others.map(writingDirection)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr'])
  expect((['ko', 'en', 'ja'] as const).map(writingDirection)).toEqual(['ltr', 'ltr', 'ltr'])
  expect(others.slice(4, 6).map(openGraphLocale)).toEqual(['de_DE', 'zh_CN'])
})
