import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SCRIPT = path.resolve('scripts/new-tool.mjs')
const NAMES = '| tool | controls |\n| --- | --- |\n| bmi-calculator | height |\n| unit-converter | value |\n'

const LOCALES = ['ko', 'en', 'ja', 'de']

let project = ''
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const wordsOf = (locale: string) => JSON.parse(read(`messages/${locale}/tip-calculator.json`))

/** A project without tools, in three languages and one more. */
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'toolbox-new-tool-'))
  for (const folder of ['lib/tools', 'docs', ...LOCALES.map((locale) => `messages/${locale}`)])
    mkdirSync(path.join(project, folder), { recursive: true })
  writeFileSync(path.join(project, 'docs/names.md'), NAMES)
  execFileSync(process.execPath, [SCRIPT, 'tip-calculator', 'calculator'], { cwd: project })
})

afterAll(() => rmSync(project, { recursive: true }))

it('every placeholder of the templates is filled', () => {
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('tip-calculator'))
    .filter((file) => statSync(path.join(project, file)).isFile())
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /%[a-z]+%|undefined[",]/.test(read(file)))).toEqual([])
})

it('the tool has a name in each language, also in one that the templates do not know', () => {
  const names = LOCALES.map((locale) => wordsOf(locale).page.name)
  expect(names).toEqual(['Tip Calculator 도구', 'Tip calculator', 'Tip Calculatorツール', 'Tip Calculator'])
})

it('the tool has as many queries as the search asks of each, in each language', () => {
  const counts = LOCALES.map((locale) => new Set(wordsOf(locale).search.queries.split(', ')).size)
  expect(counts.filter((count) => count < 6)).toEqual([])
})

it('its public names are listed in the alphabetical place', () => {
  const slugs = [...read('docs/names.md').matchAll(/^\| (\w+-\w+) /gm)].map(([, slug]) => slug)
  expect(slugs).toEqual(['bmi-calculator', 'tip-calculator', 'unit-converter'])
})
