import { createPolicy } from '@/lib/platform/trusted-types'

/** Paths of the site's scripts: the build, the engines, the service worker. */
const SCRIPT_PATHS = ['/_next/static/', '/engines/', '/sw.js']

function isOwn(address: string, base: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && SCRIPT_PATHS.some((path) => pathname.startsWith(base + path))
}

/**
 * Creates the default Trusted Types policy, which browsers consult when code sets the URL of a script as a string (script
 * elements, workers, `importScripts`). It allows scripts of the site below `base`. It has no rules for markup and code, so
 * strings that would become either are rejected. For pages and workers; does nothing without Trusted Types support.
 */
export function allowOwnScripts(base: string): void {
  createPolicy('default', { createScriptURL: (address) => (isOwn(address, base) ? address : null) })
}
