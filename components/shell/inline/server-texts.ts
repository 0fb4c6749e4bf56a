/**
 * Texts that a page's server components leave for components that only the server renders, by the page's path. As a prop, a
 * text would be in React's data too. Both run in one process, yet do not share their modules' variables.
 */
export function serverTexts(): Map<string, string> {
  const holder = globalThis as { serverTexts?: Map<string, string> }
  return (holder.serverTexts ??= new Map())
}
