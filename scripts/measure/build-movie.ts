import { box, words } from './build-heif'

/** Seconds from 1904 to 2024-07-01 01:00 UTC. */
const MADE = 2_082_844_800 + Date.UTC(2024, 6, 1, 1) / 1000

/** QuickTime's user data of one text: its length, its language, the text. */
export function userText(type: string, text: string): Buffer {
  const bytes = Buffer.from(text)
  return box(type, Buffer.from([bytes.length >> 8, bytes.length & 255, 0x15, 0xc7]), bytes)
}

/** 3GPP's box for a place (3GPP TS 26.244, 8.13): degrees of 16.16 bits, longitude first. */
export function placeBox(name: string, latitude: number, longitude: number): Buffer {
  const degrees = [longitude, latitude, 0].map((value) => Math.round(value * 0x10000) >>> 0)
  return box(
    'loci',
    words(0),
    Buffer.from([0x15, 0xc7]),
    Buffer.from(`${name}\0\0`),
    words(...degrees),
    Buffer.from('earth\0\0'),
  )
}

/** QuickTime's metadata of named texts. */
export function keyedTexts(texts: Readonly<Record<string, string>>): Buffer {
  const keys = Object.keys(texts).map((key) => box('mdta', Buffer.from(key)))
  const values = Object.values(texts).map((text, index) => {
    const item = box('----', box('data', words(1, 0), Buffer.from(text)))
    item.writeUInt32BE(index + 1, 4)
    return item
  })
  const names = box('keys', words(0, keys.length), ...keys)
  return box('meta', box('hdlr', words(0, 0), Buffer.from('mdta'), words(0, 0, 0)), names, box('ilst', ...values))
}

/** A track of a kind, with a description of its samples. */
export function track(handler: string, description = ''): Buffer {
  const head = box('hdlr', words(0, 0), Buffer.from(handler), words(0, 0, 0))
  return box('trak', box('mdia', head, box('minf', box('stbl', box('stsd', Buffer.from(description))))))
}

/** A movie of no pictures, made on 1 July 2024 at 01:00 UTC, with these boxes in it. */
export function buildMovie(...inside: Buffer[]): Buffer {
  const header = box('mvhd', words(0, MADE, MADE), Buffer.alloc(88))
  return Buffer.concat([
    box('ftyp', Buffer.from('mp42\0\0\0\0mp42')),
    box('moov', header, ...inside),
    box('mdat', Buffer.from('samples')),
  ])
}
