import { readFileSync } from 'node:fs'
import { allPages, htmlOf, outFile } from '@/e2e/support/pages'

/** docs/build.md: the steps that make pages faster step aside when Next writes other markup, with a warning only. */
test('the fast path is active', () => {
  const missing = new Set<string>()
  for (const page of [...allPages(), '/404']) {
    const html = htmlOf(page)
    const later = [...html.matchAll(/<script src="([^"]+)"[^>]* type="later">/g)].map(([, name = '']) => name)
    if (later.length === 0) missing.add(`${page}: no script waits for the first paint`)
    if (/<script[^>]* async=|<link[^>]* as="script"/.test(html)) missing.add(`${page}: scripts fetched before it`)
    for (const name of later) {
      const hint = '//# allFunctionsCalledOnLoad\n'
      if (!readFileSync(outFile(name), 'utf8').startsWith(hint)) missing.add(`${name}: no compile hint`)
    }
  }
  expect([...missing]).toEqual([])
})
