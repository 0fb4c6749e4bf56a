import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { findBrowser, onPath } from '../ensure-browser.mjs'

const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (system) => `/usr/lib/${system}/webkit2gtk-4.1/MiniBrowser`,
)

function systemFirefox() {
  return onPath('firefox-esr') ?? onPath('firefox')
}

function systemWebKit() {
  return onPath('WebKitWebDriver') && onPath('Xvfb') && MINI_BROWSERS.find((place) => existsSync(place))
}

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * The browser of an engine: Playwright's own if it is installed, else the system's; undefined when there is none. Any
 * Chromium counts as Playwright's, which drives it as well.
 * @param {EngineName} engine
 */
export function lookForEngine(engine) {
  if (engine === 'chromium') {
    const path = findBrowser()
    return path && { path, isPlaywrights: true }
  }
  const own = { firefox, webkit }[engine].executablePath()
  if (existsSync(own)) return { path: own, isPlaywrights: true }
  const path = engine === 'firefox' ? systemFirefox() : systemWebKit()
  return path && { path, isPlaywrights: false }
}

/** Like `lookForEngine`, but throws if there is none. @param {EngineName} engine */
export function findEngine(engine) {
  const found = lookForEngine(engine)
  if (!found) throw new Error(`no browser of ${engine}: npm run test:engines installs one`)
  return found
}
