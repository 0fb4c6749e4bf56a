import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOMS, roomOf } from './rooms.mjs'

/** What the linter says of a project that has one file. */
function lint(file: string, source: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'toolbox-walls-'))
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), source)
  const [program, config] = ['node_modules/.bin/oxlint', '.oxlintrc.json'].map((name) => path.resolve(name))
  return spawnSync(program!, ['-c', config!, '-f', 'unix', '.'], { cwd: project, encoding: 'utf8' }).stdout
}

describe('the linter', () => {
  test.each([
    ['import', "import { a } from '@/components/ui/a'\nexport const b = a\n"],
    ['export … from', "export { a } from '@/components/ui/a'\n"],
    ['import()', "export const load = () => import('@/components/ui/a')\n"],
    ['a type', "export type A = import('@/components/ui/a').A\n"],
  ])('finds a wall that %s breaks', (_kind, source) => {
    expect(lint('lib/core/b.ts', source)).toContain('components/ui/a: lib/core opens nothing outside itself.')
  })

  test.each([
    [
      'a package that a pure room never opens',
      "import { useState } from 'react'\nexport const b = useState\n",
      'react: ',
    ],
    ['a path upwards', "export * from '../text/a'\n", "Import by '@/…' across folders"],
    [
      'import() of what is known at run time only',
      'export const load = (name: string) => import(name)\n',
      'import() names',
    ],
  ])('finds %s', (_what, source, message) => {
    expect(lint('lib/core/b.ts', source)).toContain(message)
  })

  test('lets a folder open itself', () => {
    expect(lint('lib/core/b.ts', "import { a } from './a'\nexport const b = a\n")).not.toContain('toolbox(walls)')
  })
})

const opens = (file: string, target: string) => roomOf(file)?.may.some((door) => door.test(target)) ?? true

test.each([
  ['lib/text/csv.ts', 'lib/core/fields', true],
  ['lib/text/csv.ts', 'lib/image/limits', false],
  ['lib/tools/loan-calculator/loan.ts', 'lib/tools/loan-calculator/fields', true],
  ['lib/tools/loan-calculator/loan.ts', 'lib/tools/bmi-calculator/fields', false],
  ['lib/tools/loan-calculator/loan.ts', 'lib/workers/client', false],
  ['lib/tools/exif-viewer/worker/clean.worker.ts', 'lib/workers/client', true],
  ['components/tools/loan-calculator/Loan.tsx', 'components/ui/fields/Field', true],
  ['components/tools/loan-calculator/Loan.tsx', 'components/tools/bmi-calculator/Bmi', false],
  ['app/[locale]/tools/loan-calculator/[[...need]]/page.tsx', 'components/tools/loan-calculator/Loan', true],
  ['app/[locale]/tools/loan-calculator/[[...need]]/page.tsx', 'components/tools/bmi-calculator/Bmi', false],
  ['app/(ko)/tools/loan-calculator/[[...need]]/page.tsx', 'app/[locale]/tools/loan-calculator/[[...need]]/page', true],
  ['app/(ko)/tools/loan-calculator/[[...need]]/page.tsx', 'app/[locale]/tools/bmi-calculator/[[...need]]/page', false],
  ['app/(ko)/page.tsx', 'components/tools/loan-calculator/Loan', false],
])('%s and %s', (file, target, isOpen) => {
  expect(opens(file, target)).toBe(isOpen)
})

test('tests open what they test', () => {
  expect(roomOf('lib/core/fields.test.ts')).toBeNull()
})

test('only rooms with screens open React', () => {
  for (const { in: folder, isScreen = false } of ROOMS) {
    expect([folder, isScreen]).toEqual([folder, /^(components|app)/.test(folder)])
  }
})
