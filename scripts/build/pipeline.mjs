/**
 * What happens to the site after `next build`, in this order. A step gets the site, changes its pages in memory or writes
 * other files, and returns a line that says how much it found; it throws when it does not find what it was made for.
 * docs/build.md describes each step. `--compress` adds compressed files for servers that send files as they are.
 */
import { compileHints } from './compile-hints.mjs'
import { compress } from './compress.mjs'
import { contentSecurityPolicy } from './csp.mjs'
import { deferScripts } from './defer-scripts.mjs'
import { hostFiles } from './host-files.mjs'
import { indexNow } from './index-now.mjs'
import { licenses } from './licenses.mjs'
import { serviceWorker } from './service-worker.mjs'
import { Site } from './site.mjs'
import { sizes } from './sizes.mjs'
import { socialPictures } from './social-pictures.mjs'
import { workerPolicy } from './worker-policy.mjs'

/** @type {readonly { name: string, why: string, run: (site: Site) => string | Promise<string> }[]} */
const STEPS = [
  socialPictures,
  indexNow,
  deferScripts,
  compileHints,
  workerPolicy,
  contentSecurityPolicy,
  licenses,
  hostFiles,
  serviceWorker,
  sizes,
]

const site = new Site('out', process.env.BASE_PATH ?? '')
for (const step of process.argv.includes('--compress') ? [...STEPS, compress] : STEPS) {
  const started = performance.now()
  const found = await step.run(site)
  console.log(`${step.name}: ${found} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
site.save()
