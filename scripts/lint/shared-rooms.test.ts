import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Rooms for what several tools or parts of the site use; what one of them uses lies with it. */
const SHARED = /^(lib\/(core|text|formulas|image|platform|workers)|components\/ui)\//
const IMPORT = /(?:from\s*|import\s*\(?\s*|new URL\(\s*)'([^']+)'/g
const ENDINGS = ['', '.ts', '.tsx', '.d.ts']

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const SOURCES = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter(isSource),
)
const KNOWN = new Set(SOURCES)

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : path.posix.join(path.posix.dirname(file), specifier)
    return ENDINGS.map((ending) => target + ending).filter((name) => KNOWN.has(name))
  })
}

/** The tool a file belongs to, or its folder. */
function ownerOf(file: string): string {
  const [, tool] = /(?:^|\/)tools\/([\w-]+)\//.exec(file) ?? []
  return tool ?? path.posix.dirname(file)
}

const importers = new Map<string, Set<string>>()
for (const file of SOURCES) {
  for (const target of importsOf(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file))
}

/** Who uses a shared file, straight or through other shared files. */
function usersOf(file: string): Set<string> {
  const seen = new Set<string>()
  const users = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const importer of importers.get(name) ?? []) {
      if (SHARED.test(importer)) visit(importer)
      else users.add(ownerOf(importer))
    }
  }
  visit(file)
  return users
}

// A declaration of a package's types is found by the compiler, not by an import.
const SHARED_FILES = SOURCES.filter((file) => SHARED.test(file) && !file.endsWith('.d.ts'))

test('finds who uses a shared file', () => {
  expect(SHARED_FILES.length).toBeGreaterThan(100)
  expect([...usersOf('lib/formulas/annuity.ts')].sort()).toEqual(['credit-calculator', 'loan-calculator'])
})

test('every file in a shared room has two users at least', () => {
  const alone = SHARED_FILES.map((file) => [file, ...usersOf(file)]).filter(([, ...users]) => users.length < 2)
  expect(alone).toEqual([])
})
