const DEFERRED = /<script src="([^"]+)" type="later">/g
/** https://v8.dev/blog/explicit-compile-hints: only at the start of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

export const compileHints = {
  name: 'compile-hints',
  why: 'Chrome compiles functions when they are first called, on the main thread; with the hint while a script is fetched, beside it.',
  run(site) {
    const addresses = [...site.html.values()].flatMap((html) =>
      [...html.matchAll(DEFERRED)].map(([, address]) => address),
    )
    const names = [...new Set(addresses.map((address) => address.slice(site.base.length + 1)))]
    if (names.length === 0) console.warn(`WARNING ${this.name}: no page has a deferred script; no script was changed`)
    for (const name of names) site.write(name, HINT + site.read(name))
    return `${names.length} scripts that pages start with are compiled while they are fetched`
  },
}
