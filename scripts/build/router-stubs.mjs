import { existsSync, rmSync } from 'node:fs'

/**
 * Modules of Next's router in the browser that only navigate, prefetch or call a server. Every link of the site is a plain
 * anchor, so nothing ever asks them to. docs/build.md says what this saves.
 */
const MODULES = [
  'app-router-state',
  'links',
  'prefetch',
  'router-reducer/fetch-server-response',
  'router-reducer/router-reducer',
  'segment-cache/optimistic-routes',
  'segment-cache/scheduler',
]

/** Where the loader leaves a file for each module it met; emptied by `next build`. */
const RECORDS = '.next/stubbed-modules'

/** Rules of Turbopack that replace each module by a stub in production. */
export const ROUTER_STUB_RULES = Object.fromEntries(
  MODULES.map((name) => [
    `**/next/dist/client/components/${name}.js`,
    {
      condition: { all: ['browser', 'production'] },
      loaders: [{ loader: './scripts/build/stub-module.cjs', options: { record: `${RECORDS}/${name}` } }],
    },
  ]),
)

/** Names of the modules of which no record was left. */
export function notStubbed(records) {
  return MODULES.filter((name) => !existsSync(`${records}/${name}`))
}

export const routerStubs = {
  name: 'router-stubs',
  why: 'Fails when a module that the configuration replaces by a stub was not met by the bundler.',
  run() {
    const missing = notStubbed(RECORDS)
    if (missing.length > 0) throw new Error(`not met by the bundler: ${missing.join(', ')}`)
    rmSync(RECORDS, { recursive: true })
    return `${MODULES.length} modules of Next's router replaced`
  },
}
