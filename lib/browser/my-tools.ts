import { readStored, writeStored } from './storage'

/** The visitor's own lists of tools, kept on the device as slugs with spaces between. */
export type ToolList = 'favorites' | 'recent'

const MOST_RECENT = 6

const listeners = new Set<() => void>()
/** Where storage is denied the lists live as long as the page. */
const unkept = new Map<ToolList, string>()

/** The slugs of a list, newest first, as one text. */
export function readToolList(list: ToolList): string {
  return unkept.get(list) ?? readStored(list) ?? ''
}

/** The slugs in a list's text. */
export function slugsIn(text: string): string[] {
  return text.split(' ').filter((slug) => /^[a-z][a-z0-9-]*$/.test(slug))
}

function write(list: ToolList, slugs: readonly string[]): void {
  const text = slugs.join(' ')
  writeStored(list, text)
  if ((readStored(list) ?? '') === text) unkept.delete(list)
  else unkept.set(list, text)
  showLists()
  for (const listener of listeners) listener()
}

/** Says on the document which lists are not empty, as the early script does, so that room is kept for them. */
function showLists(): void {
  for (const list of ['favorites', 'recent'] as const) {
    document.documentElement.toggleAttribute(`data-${list}`, readToolList(list) !== '')
  }
}

/** Adds a tool to the favorites or takes it out. */
export function toggleFavorite(slug: string): void {
  const slugs = slugsIn(readToolList('favorites'))
  write('favorites', slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs])
}

/** Puts a tool at the head of the recent ones; the oldest beyond six is forgotten. */
export function rememberTool(slug: string): void {
  const others = slugsIn(readToolList('recent')).filter((other) => other !== slug)
  write('recent', [slug, ...others].slice(0, MOST_RECENT))
}

/** Empties the list of recent tools; gives the way back where there were any. */
export function forgetRecentTools(): (() => void) | undefined {
  const slugs = slugsIn(readToolList('recent'))
  write('recent', [])
  return slugs.length === 0 ? undefined : () => write('recent', slugs)
}

/** Calls `listener` when a list changes, here or in another tab, or the page comes back; returns the way to stop. */
export function watchToolLists(listener: () => void): () => void {
  const refresh = () => {
    showLists()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', refresh)
  window.addEventListener('pageshow', refresh)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', refresh)
    window.removeEventListener('pageshow', refresh)
  }
}
