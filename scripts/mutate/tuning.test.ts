import { readFileSync } from 'node:fs'

interface Group {
  readonly constants: Readonly<Record<string, 'all' | readonly string[]>>
}

const GROUPS: readonly Group[] = JSON.parse(readFileSync('scripts/mutate/tuning.json', 'utf8'))

test.each(GROUPS.flatMap(({ constants }) => Object.entries(constants)))(
  '%s declares the constants that are left out',
  (file, names) => {
    const source = readFileSync(file, 'utf8')
    const declared = (name: string) => new RegExp(`(const|function) ${name}\\b`).test(source)
    expect(names === 'all' ? [] : names.filter((name) => !declared(name))).toEqual([])
  },
)
