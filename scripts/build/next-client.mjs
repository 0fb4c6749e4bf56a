import { existsSync, rmSync } from 'node:fs'

const OURS = '../../../../components/shell/hydration'

/**
 * Modules of Next in the browser, and what stands for each on the built pages: its start of a page and the layouts' places,
 * which bring a router that plain anchors never ask for, and parts of pages that are rendered in the browser only (nothing).
 * docs/build.md says what this saves.
 */
const MODULES = {
  'app-next-turbopack': `${OURS}/start.tsx`,
  'components/layout-router': `../${OURS}/LayoutRouter.tsx`,
  'components/render-from-template-context': '',
  'components/client-page': '',
  'components/client-segment': '',
  'components/http-access-fallback/error-boundary': '',
}

/** Where the loader leaves a file for each module it met; emptied by `next build`. */
const RECORDS = '.next/replaced-modules'

/** Rules of Turbopack that replace each module in production. */
export const NEXT_CLIENT_RULES = Object.fromEntries(
  Object.entries(MODULES).map(([name, by]) => [
    `**/next/dist/client/${name}.js`,
    {
      condition: { all: ['browser', 'production'] },
      loaders: [{ loader: './scripts/build/replace-module.cjs', options: { by, record: `${RECORDS}/${name}` } }],
    },
  ]),
)

/** Names of the modules of which no record was left. */
export function notReplaced(records) {
  return Object.keys(MODULES).filter((name) => !existsSync(`${records}/${name}`))
}

export const nextClient = {
  name: 'next-client',
  why: 'Fails when a module that the configuration replaces was not met by the bundler.',
  run() {
    const missing = notReplaced(RECORDS)
    if (missing.length > 0) throw new Error(`not met by the bundler: ${missing.join(', ')}`)
    rmSync(RECORDS, { recursive: true })
    return `${Object.keys(MODULES).length} modules of Next in the browser replaced`
  },
}
