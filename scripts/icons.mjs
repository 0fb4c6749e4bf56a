/** Writes the icons in `public/` from the mark: `node scripts/icons.mjs` after a change of it. */
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { BRAND, MARK } from './build/social/mark.mjs'

/** The mark in white on a tile; `radius` and `share` of the tile's side. */
function tile(radius, share) {
  const inset = (24 - 24 * share) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${24 * radius}" fill="${BRAND}"/><g transform="translate(${inset} ${inset}) scale(${share})">${MARK('#fff')}</g></svg>`
}

const png = (svg, side) => new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()

/** An ICO file of PNG pictures; every browser since 2015 reads them. */
function ico(svg, sides) {
  const pictures = sides.map((side) => png(svg, side))
  const head = Buffer.alloc(6 + 16 * sides.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sides.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.set([sides[index], sides[index], 0, 0, 1, 0, 32, 0], at)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

const icon = tile(0.25, 0.68)
// Systems cut their own shape out of these.
const full = tile(0, 0.56)
writeFileSync('public/icon.svg', icon)
writeFileSync('public/favicon.ico', ico(icon, [16, 32, 48]))
writeFileSync('public/icon-192.png', png(icon, 192))
writeFileSync('public/icon-512.png', png(icon, 512))
writeFileSync('public/icon-maskable-512.png', png(full, 512))
writeFileSync('public/apple-touch-icon.png', png(full, 180))
