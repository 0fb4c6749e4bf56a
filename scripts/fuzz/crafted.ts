import { readFileSync } from 'node:fs'
import { TIFF_RESOURCES } from '@/lib/image/formats/exif/tiff'
import { concatBytes, latin1, uint32BigEndian, uint32LittleEndian } from '@/lib/core/byte-writer'

type Bytes = Uint8Array<ArrayBuffer>

function fixture(name: string): Bytes {
  return new Uint8Array(readFileSync(`e2e/fixtures/${name}`))
}

/** Repeats a part without allocating a list. */
function times(count: number, part: Uint8Array): Bytes {
  const all = new Uint8Array(count * part.length)
  for (let at = 0; at < all.length; at += part.length) all.set(part, at)
  return all
}

function uint16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value)
}

/** A box of ISO base media: its length, its type, its content. */
function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const length = content.reduce((sum, part) => sum + part.length, 8)
  return concatBytes([uint32BigEndian(length), latin1(type), ...content])
}

function fullBox(type: string, ...content: readonly Uint8Array[]): Bytes {
  return box(type, new Uint8Array(4), ...content)
}

function insertedAt(offset: number, bytes: Bytes, ...parts: readonly Uint8Array[]): Bytes {
  return concatBytes([bytes.subarray(0, offset), ...parts, bytes.subarray(offset)])
}

/** An entry of an image file directory: tag, type, count, value or where it stands; least significant byte first. */
function entry(tag: number, type: number, count: number, value: number): Uint8Array {
  return concatBytes([Uint8Array.of(tag, tag >> 8, type, 0), uint32LittleEndian(count), uint32LittleEndian(value)])
}

const TIFF_HEAD = concatBytes([latin1('II'), Uint8Array.of(42, 0), uint32LittleEndian(8)])
const MOST_ENTRIES = 65_535
const DIRECTORY_BYTES = 2 + MOST_ENTRIES * 12 + 4
/** DateTime's and an EXIF directory's tags. */
const DATE = 0x0132
const EXIF = 0x8769

/** A directory of 65,535 alike entries, and where the next one is. */
function directory(one: Uint8Array, next: number): Bytes {
  return concatBytes([Uint8Array.of(0xff, 0xff), times(MOST_ENTRIES, one), uint32LittleEndian(next)])
}

function tiffChain(directories: number): Bytes {
  const chain = Array.from({ length: directories }, (_, index) =>
    directory(entry(DATE, 2, 4, 0), 8 + (index + 1) * DIRECTORY_BYTES),
  )
  return concatBytes([TIFF_HEAD, ...chain])
}

/** A HEIF image with as many items and properties as the counts allow. */
function heifItems(properties: number): Bytes {
  const infe = box('infe', Uint8Array.of(2, 0, 0, 0, 0, 1, 0, 0), latin1('hvc1'), Uint8Array.of(0))
  const iinf = fullBox('iinf', uint16(MOST_ENTRIES), times(MOST_ENTRIES, infe))
  const ispe = fullBox('ispe', uint32BigEndian(8), uint32BigEndian(8))
  const ipma = fullBox('ipma', uint32BigEndian(1), uint16(1), Uint8Array.of(1, 0x81))
  const iprp = box('iprp', box('ipco', times(properties, ispe)), ipma)
  const iloc = fullBox('iloc', Uint8Array.of(0x44, 0), uint16(MOST_ENTRIES), times(MOST_ENTRIES, new Uint8Array(6)))
  const meta = fullBox('meta', fullBox('pitm', uint16(1)), iinf, iloc, iprp)
  return concatBytes([box('ftyp', latin1('heic'), new Uint8Array(4), latin1('mif1heic')), meta])
}

/** Boxes of a movie, one in the other: each says how much of the file is left. */
function nested(type: string, depth: number): Bytes {
  const file = new Uint8Array(depth * 8)
  for (let level = 0; level < depth; level++) {
    file.set(uint32BigEndian(file.length - level * 8), level * 8)
    file.set(latin1(type), level * 8 + 4)
  }
  return file
}

const PNG_FIRST_CHUNK = 33
/** An empty tEXt chunk with its check sum. */
const EMPTY_TEXT = concatBytes([uint32BigEndian(0), latin1('tEXt'), Uint8Array.of(0x96, 0x42, 0xc5, 0x85)])

function pngChunksOf(count: number): Bytes {
  return insertedAt(PNG_FIRST_CHUNK, fixture('images/photo.png'), times(count, EMPTY_TEXT))
}

function webpChunksOf(count: number): Bytes {
  const still = fixture('images/still.webp')
  const unknown = concatBytes([latin1('ABCD'), new Uint8Array(4)])
  const file = concatBytes([still, times(count, unknown)])
  file.set(uint32LittleEndian(file.length - 8), 4)
  return file
}

function gifFrames(count: number): Bytes {
  const head = concatBytes([latin1('GIF89a'), Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255)])
  const frame = Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0)
  return concatBytes([head, times(count, frame), Uint8Array.of(0x3b)])
}

/** Drawings in drawings, ten in each: `depth` powers of ten. */
function nestedUses(depth: number): Bytes {
  const levels = Array.from(
    { length: depth },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  )
  return svg(`<defs><rect id="g0" width="9" height="9"/>${levels.join('')}</defs><use href="#g${depth}"/>`)
}

function svg(content: string, before = ''): Bytes {
  return latin1(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${content}</svg>`) as Bytes
}

/** An entity of ten entities, and so on. */
function nestedEntities(depth: number): Bytes {
  const entities = Array.from({ length: depth }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
  return svg(`<text>&e${depth};</text>`, `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>`)
}

/**
 * Well-formed pictures by name, with very many parts, directories that contain themselves, and counts beyond the data. `parts`
 * is their number where the format has no limit.
 */
export function craftedPictures(parts: number): ReadonlyMap<string, Bytes> {
  return new Map([
    ['chunks.png', pngChunksOf(parts)],
    ['chunks.webp', webpChunksOf(parts)],
    ['frames.gif', gifFrames(parts)],
    ['segments.jpg', insertedAt(2, fixture('images/small-photo.jpg'), times(parts, Uint8Array.of(0xff, 0xfe, 0, 2)))],
    ['items.heic', heifItems(parts)],
    ['directories.tif', tiffChain(Math.max(1, Math.floor(parts / 10_000)))],
    ['directory-in-itself.tif', concatBytes([TIFF_HEAD, directory(entry(EXIF, 4, 1, 8), 8)])],
    ['endless-value.tif', concatBytes([TIFF_HEAD, directory(entry(DATE, 2, 0xffffffff, 8), 0)])],
    ['endless-resources.tif', concatBytes([TIFF_HEAD, directory(entry(TIFF_RESOURCES, 1, 0xffffffff, 8), 0)])],
    ['uses.svg', nestedUses(8)],
    ['entities.svg', nestedEntities(8)],
    ['scripted.svg', svg('<script>while (true);</script><rect width="9" height="9"/>')],
    ['document-behind.jpg', concatBytes([fixture('images/small-photo.jpg'), latin1('%PDF-1.7\n<html><script>')])],
    ['archive-behind.png', concatBytes([fixture('images/photo.png'), latin1('PK\x03\x04word/document.xml')])],
    ['nested.heic', concatBytes([box('ftyp', latin1('heic'), new Uint8Array(4)), nested('meta', parts)])],
  ])
}

/** The same of movies. */
export function craftedMovies(parts: number): ReadonlyMap<string, Bytes> {
  const movie = fixture('video/h264.mp4')
  const head = new DataView(movie.buffer).getUint32(0)
  const samples = Uint8Array.from(movie)
  // The sample count of the first table of sizes.
  const sizes = Buffer.from(samples.buffer).indexOf('stsz') + 12
  samples.set(uint32BigEndian(0xffffffff), sizes)
  return new Map([
    ['boxes.mp4', insertedAt(head, movie, times(parts, box('free')))],
    ['nested.mp4', concatBytes([movie.subarray(0, head), nested('moov', parts)])],
    ['samples.mp4', samples],
    ['tracks.mp4', concatBytes([movie.subarray(0, head), box('moov', times(parts, box('trak')))])],
  ])
}
