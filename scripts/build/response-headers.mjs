/**
 * What hosts should send with the site, as data. `host-files.mjs` writes it into the files that hosts read, so that
 * the policy of the pages (`csp.mjs`) and that of the responses cannot drift apart.
 */
import { POLICY, policyText } from './csp.mjs'

/**
 * The pages' policy as a header. It can't name each page's inline scripts, which differ from page to page (some hundred hashes
 * together), so it leaves inline scripts to the policy inside the page: a browser enforces both. In return it holds for
 * what has no such element (workers, images opened by themselves) and can forbid framing, which an element cannot.
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

/** For files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const IMMUTABLE_FOLDERS = ['/_next/static/', '/engines/']

/** For everything else: kept, but asked for again each time, which costs a 304. */
export const REVALIDATE = 'no-cache'

/** Addresses that people try → where they lead. `*` stands for the rest of an address. */
export const REDIRECTS = [
  ['/ko', '/'],
  ['/ko/*', '/:splat'],
  ['/privacy', '/privacy-policy'],
  ['/security.txt', '/.well-known/security.txt'],
]
