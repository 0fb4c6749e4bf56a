function patternOf(search: string, matchCase: boolean): RegExp {
  return new RegExp(search.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchCase ? 'gu' : 'giu')
}

/** Where a text occurs, without overlaps; nowhere for an empty one. */
export function findAll(text: string, search: string, matchCase: boolean): number[] {
  return search === '' ? [] : Array.from(text.matchAll(patternOf(search, matchCase)), ({ index }) => index)
}

/** Replaces every occurrence by exactly the given text. */
export function replaceAll(text: string, search: string, replacement: string, matchCase: boolean): string {
  return search === '' ? text : text.replace(patternOf(search, matchCase), () => replacement)
}
