import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onPath } from '../ensure-browser.mjs'

const SRGB = ['/usr/share/color/icc/ghostscript/srgb.icc', '/usr/share/color/icc/sRGB.icc'].find(existsSync)
const MINUTE = 60_000

function output(command, args) {
  const options = { maxBuffer: 2 ** 30, timeout: MINUTE, stdio: ['ignore', 'pipe', 'ignore'] }
  return onPath(command) ? execFileSync(command, args, options) : null
}

/** Null where a program is not installed or cannot read the file. */
function attempt(read) {
  try {
    return read()
  } catch {
    return null
  }
}

/** The arguments that have ImageMagick apply a file's profile; it does not see those of some AVIFs, which exiftool does. */
function profileArguments(file) {
  if (!SRGB) return []
  if (output('identify', ['-format', '%[profile:icc]', `${file}[0]`])?.length) return ['-profile', SRGB]
  const profile = output('exiftool', ['-b', '-ICC_Profile', file])
  if (!profile?.length) return []
  const stored = path.join(FOLDER, 'stored.icc')
  writeFileSync(stored, profile)
  return ['-profile', stored, '-profile', SRGB]
}

/** AVIF by libavif, HEIC by libheif: ImageMagick 6 halves the colors itself, libheif gives four pixels the same color. */
function readable(file) {
  const [, format] = /\.(avif|hei[cf])$/i.exec(file) ?? []
  if (!format) return file
  const png = path.join(FOLDER, 'decoded.png')
  rmSync(png, { force: true })
  const [command, ...options] = /avif/i.test(format) ? ['avifdec', '--no-strict'] : ['heif-convert']
  attempt(() => output(command, [...options, file, png]))
  return existsSync(png) ? png : file
}

/** 8-bit sRGB on white as ImageMagick reads a file, its profile applied: rows of red, green, blue. */
export function pixelsOf(original) {
  const file = readable(original)
  return attempt(() => {
    const flat = ['-colorspace', 'sRGB', '-background', 'white', '-alpha', 'remove', '-alpha', 'off', '-depth', '8']
    const ppm = output('convert', [`${file}[0]`, '-auto-orient', ...profileArguments(file), ...flat, 'ppm:-'])
    const [head, width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.subarray(0, 64).toString('latin1'))
    return { width: Number(width), height: Number(height), data: ppm.subarray(head.length) }
  })
}

/** Mean and 99th percentile of the difference of two pictures' values, in levels; null where their sizes differ. */
export function difference(one, other) {
  if (one.width !== other.width || one.height !== other.height) return null
  const counts = new Array(256).fill(0)
  for (let at = 0; at < one.data.length; at++) counts[Math.abs(one.data[at] - other.data[at])]++
  const mean = counts.reduce((sum, count, levels) => sum + count * levels, 0) / one.data.length
  let left = one.data.length * 0.01
  let percentile = 255
  while (percentile > 0 && left >= counts[percentile]) left -= counts[percentile--]
  return { mean, percentile }
}

/** What exiftool says of a file, by its own names, as numbers and dates are stored. */
export function exifOf(file) {
  return attempt(() => JSON.parse(output('exiftool', ['-n', '-j', '-q', '--Composite:ISO', file]))[0])
}

const PERSONAL =
  'ExifIFD:all GPS:all IPTC:all MakerNotes:all XMP:all Make Model Software Artist Copyright ModifyDate ImageDescription'

/** What exiftool still finds in a clean copy that the picture is not shown by, by its own names. */
export function leftIn(file) {
  const tags = PERSONAL.split(' ').map((name) => `-${name}`)
  return attempt(() =>
    Object.keys(JSON.parse(output('exiftool', ['-j', '-q', ...tags, '--ColorSpace', file]))[0]).slice(1),
  )
}

/** Where the last picture of a movie ends, in seconds: for those that state no length. */
function lastEnd(file) {
  const entries = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0']
  const packets = output('ffprobe', ['-v', 'error', '-select_streams', 'v:0', ...entries, file]).toString()
  const ends = packets.split('\n').map((packet) =>
    packet
      .split(',')
      .slice(0, 2)
      .map((part) => Number(part) || 0),
  )
  return Math.max(...ends.map(([from, length = 0]) => from + length))
}

/** Width and height as shown, and seconds, of a movie as ffprobe sees it. */
export function movieOf(file) {
  return attempt(() => {
    const entries = 'stream=width,height:stream_side_data=rotation:format=duration'
    const { streams, format } = JSON.parse(
      output('ffprobe', ['-v', 'error', '-select_streams', 'v:0', '-show_entries', entries, '-of', 'json', file]),
    )
    const [{ width, height, side_data_list: sides = [] }] = streams
    const isTurned = sides.some(({ rotation = 0 }) => rotation % 180 !== 0)
    const seconds = Number(format.duration) || lastEnd(file)
    return { seconds, width: isTurned ? height : width, height: isTurned ? width : height }
  })
}

/** The words that tesseract reads in a picture. */
export function wordsOf(file) {
  const words = attempt(() => output('tesseract', [file, '-', '-l', 'eng'])?.toString())
  return words === null || words === undefined ? null : wordSet(words)
}

/** The words of a text, of two letters and more. */
export function wordSet(text) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
}

/** Where a result of a page is kept to be read by another program. */
export const FOLDER = mkdtempSync(path.join(tmpdir(), 'measure-files-'))

/** A published text beside a scan, `truth/<name>.txt`; null without one. */
export function truthOf(file) {
  const { dir, name } = path.parse(file)
  return attempt(() => wordSet(readFileSync(path.join(dir, 'truth', `${name}.txt`), 'utf8')))
}
