import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const BENCHES = readdirSync('scripts/bench').flatMap((name) => /(.+)\.bench\.ts$/.exec(name)?.[1] ?? [])
const SECTIONS = [...BENCHES, 'lighthouse'].sort()

test('every bench can be asked for by its name', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/bench/run.mjs', 'unheard-of'], { encoding: 'utf8' })
  const [, known = ''] = /no bench of unheard-of; there are (.+)/.exec(stderr) ?? []
  expect(known.split(', ').sort()).toEqual(SECTIONS)
})

test('docs/performance.md says what each section measures', () => {
  const [, table = ''] = /\n\| section [^\n]+\n([^]+?)\n\n/.exec(readFileSync('docs/performance.md', 'utf8')) ?? []
  const named = table
    .split('\n')
    .slice(1)
    .flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '))
  expect(named.sort()).toEqual(SECTIONS)
})
