import { readFileSync } from 'node:fs'

const ESBUILD_NAMES = {
  Safari: 'safari',
  iOS: 'ios',
  Firefox: 'firefox',
  Chrome: 'chrome',
  Edge: 'edge',
  Samsung: undefined,
}

/**
 * The oldest browsers that the site works in, from `browserslist` in package.json, as esbuild names them (`safari16.4`).
 * Samsung's browser is a Chromium, which esbuild knows as Chrome.
 */
export function esbuildTargets() {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'))
  return browserslist.flatMap((row) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(row) ?? []
    if (!(name in ESBUILD_NAMES)) throw new Error(`${row}: not a known browser and its oldest version`)
    return ESBUILD_NAMES[name] ? [ESBUILD_NAMES[name] + version] : []
  })
}
