import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The same engine without a window: less than half the processor time, and no back/forward cache. */
const WINDOWLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a program, undefined when it is not installed. */
export function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .split('\n')[0]
      .trim()
  } catch {
    return undefined
  }
}

/** Path of a full Chromium: Playwright's own if it is installed, else one on the system; undefined if there is none. */
export function findWholeBrowser() {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place))
}

/** Path of the Chromium that runs the tests: one without a window if there is one, else a whole one. */
export function findBrowser() {
  return onPath(WINDOWLESS) ?? findWholeBrowser()
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

function install() {
  if (!onPath('apt-get')) return run('npx', ['playwright', 'install', 'chromium'])
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1))
  apt('update')
  // Includes fonts, so that pages are measured with the glyphs that visitors have.
  const packages = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji']
  try {
    apt('install', '-y', '--no-install-recommends', WINDOWLESS, ...packages)
  } catch {
    console.log(`This release has no ${WINDOWLESS}: the whole browser does it too, in twice the time.`)
    apt('install', '-y', '--no-install-recommends', ...packages)
  }
}

/** Path of a browser; installs one if there is none, and logs it. Throws if neither works. */
export function ensureBrowser() {
  if (!findWholeBrowser()) {
    console.log('No Chromium found: installing one for the end-to-end tests.')
    install()
  }
  const browser = findBrowser()
  if (!browser) throw new Error('no Chromium could be found or installed')
  console.log(`Browser for the end-to-end tests: ${browser}`)
  return browser
}
