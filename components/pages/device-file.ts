import { parseJson } from '@/lib/core/json'
import { FAVORITES_NAME, LOCAL_NAMES, SETTINGS_PREFIX } from '@/lib/core/stored-names'

/** What is kept, by what it is for a visitor. */
const GROUPS = ['settings', 'tools', 'pomodoro', 'answers', 'recipes', 'mixes', 'dates', 'learned'] as const
type Group = (typeof GROUPS)[number]

const GROUP_OF: Readonly<Record<keyof typeof LOCAL_NAMES, Group>> = {
  theme: 'settings',
  pomodoroSettings: 'settings',
  favorites: 'tools',
  recent: 'tools',
  pomodoroTimer: 'pomodoro',
  pomodoroCounts: 'pomodoro',
  answers: 'answers',
  recipes: 'recipes',
  mixes: 'mixes',
  dates: 'dates',
  learned: 'learned',
}

const KEYS = Object.keys(LOCAL_NAMES) as (keyof typeof LOCAL_NAMES)[]
const SLUGS = /^[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*$/

/** The group of a stored entry; undefined for names that the site does not know. */
export function groupOf(name: string): Group | undefined {
  const key = KEYS.find((one) => LOCAL_NAMES[one] === name)
  if (key) return GROUP_OF[key]
  return name.startsWith(SETTINGS_PREFIX) && SLUGS.test(name.slice(SETTINGS_PREFIX.length)) ? 'settings' : undefined
}

type Entries = Readonly<Record<string, string>>

/** The groups that have entries, with the number of things in each: of a list its items, else the entry itself. */
export function groupCounts(entries: Entries): { group: Group; count: number }[] {
  return GROUPS.map((group) => {
    const counts = Object.entries(entries).map(([name, text]) => {
      if (groupOf(name) !== group || !isValidEntry([name, text])) return 0
      const list = parseJson(text)
      return Array.isArray(list) ? list.length : group === 'tools' ? text.split(' ').length : 1
    })
    return { group, count: counts.reduce((sum, count) => sum + count, 0) }
  }).filter(({ count }) => count > 0)
}

const FORMAT = 'kept-by-toolbox'
const VERSION = 1
/** More than a browser keeps of a site. */
export const MAX_CHARACTERS = 5_000_000

/** Writes the entries that can be read back as a file: an emptied list or the system's theme says nothing. */
export function writeDeviceFile(entries: Entries): string {
  const valid = Object.entries(entries).filter(isValidEntry)
  return JSON.stringify({ format: FORMAT, version: VERSION, entries: Object.fromEntries(valid) }, null, 2)
}

/** The tools validate what they read; here each entry only needs the right type. */
function isValidEntry([name, text]: [string, unknown]): boolean {
  const group = groupOf(name)
  if (!group || typeof text !== 'string') return false
  if (name === LOCAL_NAMES.theme) return text === 'light' || text === 'dark'
  if (group === 'tools') return SLUGS.test(text)
  // A list of tools, the others are fragments of an address.
  if (name === `${SETTINGS_PREFIX}more`) return SLUGS.test(text)
  if (group === 'settings') return !/[<>\s\\]/.test(text)
  const content = parseJson(text)
  return typeof content === 'object' && content !== null
}

/** Reads a file that `writeDeviceFile` wrote; else why it cannot be used. */
export function readDeviceFile(text: string): { entries: Entries } | { problem: 'foreign' | 'newer' } {
  const file = text.length <= MAX_CHARACTERS ? parseJson(text) : undefined
  const { format, version, entries } = (file ?? {}) as Readonly<Record<string, unknown>>
  if (format !== FORMAT || typeof version !== 'number') return { problem: 'foreign' }
  if (version > VERSION) return { problem: 'newer' }
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return { problem: 'foreign' }
  const all = Object.entries(entries) as [string, unknown][]
  return all.length > 0 && all.every(isValidEntry) ? { entries: entries as Entries } : { problem: 'foreign' }
}

/** A saved thing is known by its name, one without a name by all it says. */
function identityOf(thing: object): string {
  return 'name' in thing ? String(thing.name) : JSON.stringify({ ...thing, id: null })
}

function isListOfThings(value: unknown): value is object[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)
}

/**
 * Merges the storage entries of a file with those on the device (`kept`). Lists contain the items of both, and the file's where
 * two have the same name; any other entry is the file's.
 */
export function mergedEntries(entries: Entries, kept: Entries): Entries {
  const merged = Object.entries(entries).map(([name, text]): [string, string] => {
    const own = kept[name]
    if (own === undefined) return [name, text]
    if (name === FAVORITES_NAME) return [name, [...new Set(`${text} ${own}`.trim().split(' '))].join(' ')]
    const [added, before] = [parseJson(text), parseJson(own)]
    if (!isListOfThings(added) || !isListOfThings(before)) return [name, text]
    const known = new Set(added.map(identityOf))
    const all = [...added, ...before.filter((one) => !known.has(identityOf(one)))]
    return [name, JSON.stringify(all.map((one, id) => ('id' in one ? { ...one, id } : one)))]
  })
  return Object.fromEntries(merged)
}
