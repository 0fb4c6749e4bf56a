import { APP_SIZE, APPLE_NAME, APPLE_SIZE, DEFAULT_SIZES, HTML_NAME, ICO_NAME, ICO_SIZES, iconName } from './sizes'
import { MANIFEST_NAME, MASKABLE_NAME, MASKABLE_SIZE, SIZES, SVG_NAME } from './sizes'

test('the available and the default sizes are the documented ones', () => {
  expect(SIZES).toEqual([16, 32, 48, 64, 96, 128, 152, 180, 192, 256, 384, 512])
  expect(DEFAULT_SIZES).toEqual([16, 32, 192, 512])
})

test('special icons have the sizes that Windows, iOS and web app manifests require', () => {
  expect(ICO_SIZES).toEqual([16, 32, 48])
  expect([APPLE_SIZE, APP_SIZE, MASKABLE_SIZE]).toEqual([180, 192, 512])
})

test('files have the names that browsers request and the HTML contains', () => {
  expect([ICO_NAME, SVG_NAME, APPLE_NAME, MASKABLE_NAME, MANIFEST_NAME, HTML_NAME, iconName(32)]).toEqual([
    'favicon.ico',
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-maskable-512x512.png',
    'site.webmanifest',
    'favicon.html',
    'favicon-32x32.png',
  ])
})
