/**
 * Texts that a page's server components pass to components that only the server renders, by the page's path. As props, they
 * would also be part of React's data. Both run in one process, yet do not share their modules' variables.
 */
export function serverTexts(): Map<string, string> {
  const holder = globalThis as { serverTexts?: Map<string, string> }
  return (holder.serverTexts ??= new Map())
}
