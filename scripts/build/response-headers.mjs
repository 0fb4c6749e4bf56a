/**
 * What hosts should send with the site, as data. `host-files.mjs` writes it into the files that hosts read, so that
 * the policy of the pages (`csp.mjs`) and that of the responses cannot drift apart.
 */
import { POLICY, policyText } from './csp.mjs'

/**
 * The pages' policy as a header. It cannot name the hashes of inline scripts, which differ from page to page, so it leaves
 * those to the policy in the page; a browser enforces both. It also covers what has no such element (workers, images opened
 * directly) and forbids framing, which an element cannot.
 */
const HEADER_POLICY = policyText({
  ...POLICY,
  'script-src': [...POLICY['script-src'], "'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
})

// Not named, so left as they are by default: autoplay, clipboard-write, screen-wake-lock, which tools use.
const SWITCHED_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Headers of every response. */
export const HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For files with hashed addresses. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const IMMUTABLE_FOLDERS = ['/_next/static/', '/engines/']

/** For everything else: stored but revalidated on each use, which costs a 304. */
export const REVALIDATE = 'no-cache'

/** Common guesses of addresses → their targets. `*` matches the rest of an address. */
export const REDIRECTS = [
  ['/ko', '/'],
  ['/ko/*', '/:splat'],
  ['/privacy', '/privacy-policy'],
  ['/security.txt', '/.well-known/security.txt'],
]
