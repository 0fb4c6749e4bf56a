import { readStored, writeStored } from './storage'

/** The visitor's lists of tools, stored on the device as slugs separated by spaces. */
export type ToolList = 'favorites' | 'recent'

const MOST_RECENT = 6

const listeners = new Set<() => void>()
/** Lists that could not be stored, kept until the page is left. */
const unstored = new Map<ToolList, string>()

/** The slugs of a list, newest first, separated by spaces. */
export function readToolList(list: ToolList): string {
  return unstored.get(list) ?? readStored(list) ?? ''
}

/** Parses the text of a list; invalid slugs are ignored. */
export function parseSlugs(text: string): string[] {
  return text.split(' ').filter((slug) => /^[a-z][a-z0-9-]*$/.test(slug))
}

function write(list: ToolList, slugs: readonly string[]): void {
  const text = slugs.join(' ')
  writeStored(list, text)
  if ((readStored(list) ?? '') === text) unstored.delete(list)
  else unstored.set(list, text)
  markNonEmptyLists()
  for (const listener of listeners) listener()
}

/**
 * Marks on the root element which lists are not empty, as the early script does, so that CSS reserves space for them.
 */
function markNonEmptyLists(): void {
  for (const list of ['favorites', 'recent'] as const) {
    document.documentElement.toggleAttribute(`data-${list}`, readToolList(list) !== '')
  }
}

/** Adds a tool to the favorites or removes it. */
export function toggleFavorite(slug: string): void {
  const slugs = parseSlugs(readToolList('favorites'))
  write('favorites', slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs])
}

/** Moves a tool to the front of the recent ones, of which six are remembered. */
export function rememberTool(slug: string): void {
  const others = parseSlugs(readToolList('recent')).filter((other) => other !== slug)
  write('recent', [slug, ...others].slice(0, MOST_RECENT))
}

/** Clears the list of recent tools; returns a function that restores it, or undefined if it was empty. */
export function forgetRecentTools(): (() => void) | undefined {
  const slugs = parseSlugs(readToolList('recent'))
  write('recent', [])
  return slugs.length === 0 ? undefined : () => write('recent', slugs)
}

/**
 * Calls `listener` when a list changes in any tab and when the page is shown again; returns a function that stops it.
 */
export function watchToolLists(listener: () => void): () => void {
  const refresh = () => {
    markNonEmptyLists()
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
