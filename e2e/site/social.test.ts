import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { allPages, htmlOf, languageOf, outFile } from '@/e2e/support/pages'
import { hasOwnFont } from '@/scripts/build/social/font.mjs'

const MOST_BYTES = 80 * 1024
const WIDTH_AT = 16
const HEIGHT_AT = 20

function addressOf(page: string, property: string): string {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(htmlOf(page))?.[1] ?? ''
}

test('every page has a social picture of its own, in its size and under its weight', () => {
  const pictures = allPages().map((page) => {
    const address = addressOf(page, 'og:image')
    expect(addressOf(page, 'twitter:image')).toBe(address)
    expect([addressOf(page, 'og:image:width'), addressOf(page, 'og:image:height')]).toEqual(['1200', '630'])
    const picture = readFileSync(outFile(new URL(address).pathname))
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    expect([picture.readUInt32BE(WIDTH_AT), picture.readUInt32BE(HEIGHT_AT)]).toEqual([1200, 630])
    return { page, bytes: picture.length, digest: createHash('sha256').update(picture).digest('hex') }
  })
  expect(pictures.filter(({ bytes }) => bytes >= MOST_BYTES)).toEqual([])
  // A language without a font of its own has the English ones.
  const own = pictures.filter(({ page }) => hasOwnFont(languageOf(page)))
  expect(new Set(own.map(({ digest }) => digest)).size).toBe(own.length)
})
