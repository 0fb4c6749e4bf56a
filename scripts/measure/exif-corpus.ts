import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seededRandom } from '@/lib/core/random'

const FIXTURES = path.join(process.cwd(), 'e2e/fixtures')

/** Pictures without data of their own that exiftool can write into. */
const BASES = [
  'images/small-photo.jpg',
  'metadata/orientation-3.jpg',
  'images/16bit.png',
  'images/still.webp',
  'images/photo.heic',
  'images/photo.avif',
  'metadata/exif.tif',
] as const

const CAMERAS = [
  ['Canon', 'Canon EOS R5', 'RF50mm F1.2 L USM'],
  ['NIKON CORPORATION', 'NIKON Z 9', 'NIKKOR Z 24-120mm f/4 S'],
  ['SONY', 'ILCE-7M4', 'FE 24-70mm F2.8 GM II'],
  ['FUJIFILM', 'X-T5', 'XF16-55mmF2.8 R LM WR'],
  ['Apple', 'iPhone 15 Pro', 'iPhone 15 Pro back triple camera 6.765mm f/1.78'],
  ['samsung', 'SM-S928N', ''],
  ['Google', 'Pixel 8', 'Pixel 8 back camera 6.9mm f/1.68'],
  ['OM Digital Solutions', 'OM-1', 'OM 12-40mm F2.8 II'],
  ['RICOH IMAGING COMPANY, LTD.', 'PENTAX K-3 Mark III', 'HD PENTAX-DA 20-40mm F2.8-4 ED'],
  ['Panasonic', 'DC-S5M2', 'LUMIX S 20-60mm F3.5-5.6'],
  ['LEICA CAMERA AG', 'LEICA Q3', 'SUMMILUX 1:1.7/28 ASPH.'],
  ['DJI', 'FC8482', '24.0 mm f/1.7'],
] as const

const TEXTS = [
  'Morning at the square',
  '서울 광장의 아침',
  '東京の夜景 — 2月',
  'Fußgängerübergänge à Köln',
  'صباح الخير',
  'שלום עולם',
  'Ёлка, ящерица',
  '🌅 dawn 👩🏽‍🚀',
  'a "quoted" & <tagged> text; semi, comma',
  '  spaces  inside  ',
  'x'.repeat(300),
  '①②③ ㈜한국 ﾊﾝｶｸ',
] as const

const SHUTTERS = ['1/8000', '1/4000', '1/250', '1/60', '1/13', '0.3', '0.5', '1', '1.3', '2.5', '30', '151']
const APERTURES = ['0.95', '1.2', '1.78', '2.8', '4', '5.6', '8', '22', '45']
const SENSITIVITIES = ['25', '100', '125', '400', '3200', '25600', '65000']
const FOCAL_LENGTHS = ['1.54', '4.2', '6.765', '24', '35', '50', '85.5', '200', '600', '1200']
const OFFSETS = ['+00:00', '+09:00', '-08:00', '+05:30', '-03:30', '+12:45', 'Z']
const PROGRAMS = ['0', '1', '2', '3', '4', '5', '6', '7', '8']

type Pick = <T>(list: readonly T[]) => T

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function randomDate(random: () => number): string {
  const [month, day, hour, minute, second] = [12, 28, 24, 60, 60].map((count) => Math.floor(random() * count))
  const date = [1996 + Math.floor(random() * 31), twoDigits((month ?? 0) + 1), twoDigits((day ?? 0) + 1)].join(':')
  return `${date} ${[hour, minute, second].map((part) => twoDigits(part ?? 0)).join(':')}`
}

function camera(pick: Pick, group: 'EXIF' | 'XMP'): string[] {
  const [make, model, lens] = pick(CAMERAS)
  return [
    `-${group}:Make=${make}`,
    `-${group}:Model=${model}`,
    ...(lens ? [`-${group}:LensModel=${lens}`] : []),
    `-${group}:ExposureTime=${pick(SHUTTERS)}`,
    `-${group}:FNumber=${pick(APERTURES)}`,
    `-${group}:ISO=${pick(SENSITIVITIES)}`,
    `-${group}:FocalLength=${pick(FOCAL_LENGTHS)}`,
    `-${group}:FocalLengthIn35mmFormat=${Math.round(Number(pick(FOCAL_LENGTHS))) + 1}`,
    `-${group}:ExposureProgram#=${pick(PROGRAMS)}`,
    `-${group}:MeteringMode#=${pick(['0', '1', '2', '3', '5', '6', '255'])}`,
    `-${group}:ExposureCompensation=${pick(['-3', '-1/3', '0', '+2/3', '1.7'])}`,
    `-${group}:WhiteBalance#=${pick(['0', '1'])}`,
    `-${group}:ColorSpace#=${pick(['1', '65535'])}`,
  ]
}

function exifOnly(pick: Pick, random: () => number): string[] {
  return [
    `-EXIF:DateTimeOriginal=${randomDate(random)}`,
    `-EXIF:CreateDate=${randomDate(random)}`,
    `-EXIF:ModifyDate=${randomDate(random)}`,
    ...(random() < 0.7 ? [`-EXIF:OffsetTimeOriginal=${pick(OFFSETS)}`, `-EXIF:OffsetTime=${pick(OFFSETS)}`] : []),
    `-EXIF:SubSecTimeOriginal=${pick(['0', '07', '123', '999999'])}`,
    `-EXIF:Orientation#=${pick(['1', '2', '3', '4', '5', '6', '7', '8'])}`,
    `-EXIF:Artist=${pick(TEXTS)}`,
    `-EXIF:Copyright=${pick(TEXTS)}`,
    `-EXIF:ImageDescription=${pick(TEXTS)}`,
    `-EXIF:UserComment=${pick(TEXTS)}`,
    `-EXIF:Software=${pick(['Adobe Lightroom 13.2', '17.4.1', 'GIMP 2.10.36', 'ver. 1.00'])}`,
    `-EXIF:SerialNumber=${pick(['4820117', '000123456789', 'A-77'])}`,
    `-EXIF:LensSerialNumber=${pick(['0000c14f2b', '99'])}`,
    `-EXIF:LensInfo=${pick(['24 70 2.8 2.8', '50 50 1.2 1.2', '1.54 9 1.78 2.8', '18 55 undef undef'])}`,
    `-EXIF:OwnerName=${pick(TEXTS)}`,
    `-EXIF:Flash#=${pick(['0', '1', '5', '7', '9', '16', '24', '25', '31', '73', '95'])}`,
    `-EXIF:SceneCaptureType#=${pick(['0', '1', '2', '3'])}`,
    `-EXIF:XPTitle=${pick(TEXTS)}`,
    `-EXIF:XPKeywords=${pick(TEXTS)}`,
    `-EXIF:XResolution=${pick(['72', '300', '96.5'])}`,
    `-EXIF:ShutterSpeedValue=${pick(SHUTTERS)}`,
    `-EXIF:ApertureValue=${pick(APERTURES)}`,
    `-EXIF:BrightnessValue=${pick(['-2.5', '0', '7.25'])}`,
    `-EXIF:SubjectDistance=${pick(['0.4', '12.5', 'inf'])}`,
  ]
}

function position(pick: Pick, random: () => number): string[] {
  const latitude = pick(['0', '90', '0.000012', '89.999999', (random() * 90).toFixed(7)])
  const longitude = pick(['0', '180', '0.000001', '179.999999', (random() * 180).toFixed(7)])
  return [
    `-EXIF:GPSLatitude=${latitude}`,
    `-EXIF:GPSLatitudeRef=${pick(['N', 'S'])}`,
    `-EXIF:GPSLongitude=${longitude}`,
    `-EXIF:GPSLongitudeRef=${pick(['E', 'W'])}`,
    `-EXIF:GPSAltitude=${pick(['0', '12.5', '8848.86', '430.5'])}`,
    `-EXIF:GPSAltitudeRef#=${pick(['0', '1'])}`,
    `-EXIF:GPSTimeStamp=${pick(['00:00:00', '22:08:09', '13:07:59.25'])}`,
    `-EXIF:GPSDateStamp=${randomDate(random).slice(0, 10)}`,
    `-EXIF:GPSImgDirection=${pick(['0', '123.45', '359.99'])}`,
    `-EXIF:GPSImgDirectionRef=${pick(['T', 'M'])}`,
    `-EXIF:GPSSpeed=${pick(['0', '42.7'])}`,
    `-EXIF:GPSSpeedRef=${pick(['K', 'M', 'N'])}`,
  ]
}

function xmp(pick: Pick, random: () => number): string[] {
  return [
    `-XMP-dc:Title=${pick(TEXTS)}`,
    `-XMP-dc:Description=${pick(TEXTS)}`,
    `-XMP-dc:Creator=${pick(TEXTS)}`,
    `-XMP-dc:Rights=${pick(TEXTS)}`,
    ...[pick(TEXTS), pick(TEXTS)].map((word) => `-XMP-dc:Subject=${word}`),
    `-XMP-xmp:Rating=${pick(['0', '3', '5', '-1'])}`,
    `-XMP-xmp:CreatorTool=${pick(['Adobe Photoshop 25.1', 'darktable 4.6.0'])}`,
    `-XMP-photoshop:City=${pick(['서울', 'Zürich', 'New York'])}`,
    `-XMP-photoshop:Headline=${pick(TEXTS)}`,
    `-XMP-exif:DateTimeOriginal=${randomDate(random)}${pick(['', ...OFFSETS])}`,
    `-XMP-exif:GPSLatitude=${(random() * 180 - 90).toFixed(7)}`,
    `-XMP-exif:GPSLongitude=${(random() * 360 - 180).toFixed(7)}`,
    `-XMP-exif:GPSAltitude=${pick(['0', '12.5', '8848.86'])}`,
    `-XMP-exif:GPSAltitudeRef#=${pick(['0', '1'])}`,
    `-XMP-aux:SerialNumber=${pick(['4820117', '000123456789'])}`,
    `-XMP-aux:Lens=${pick(CAMERAS)[2] || 'unknown'}`,
  ]
}

function iptc(pick: Pick): string[] {
  return [
    '-IPTC:CodedCharacterSet=UTF8',
    `-IPTC:ObjectName=${pick(TEXTS).slice(0, 20)}`,
    `-IPTC:Caption-Abstract=${pick(TEXTS)}`,
    `-IPTC:By-line=${pick(TEXTS).slice(0, 10)}`,
    `-IPTC:City=${pick(['서울', 'Zürich', 'New York'])}`,
    `-IPTC:CopyrightNotice=${pick(TEXTS).slice(0, 40)}`,
    ...[pick(TEXTS), pick(TEXTS)].map((word) => `-IPTC:Keywords=${word.slice(0, 20)}`),
    `-IPTC:DateCreated=2024:05:06`,
    `-IPTC:Urgency=${pick(['1', '5', '8'])}`,
  ]
}

/** What one file is given: each block there or not, in either byte order. */
function assignments(random: () => number): string[] {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number]
  const some = (share: number, part: () => string[]) => (random() < share ? part() : [])
  return [
    ...some(0.85, () => [...camera(pick, 'EXIF'), ...exifOnly(pick, random)]),
    ...some(0.7, () => position(pick, random)),
    ...some(0.5, () => xmp(pick, random)),
    ...some(0.2, () => camera(pick, 'XMP')),
    ...some(0.4, () => iptc(pick)),
    ...some(0.3, () => [`-Comment=${pick(TEXTS)}`]),
    ...some(0.5, () => [`-ExifByteOrder=${pick(['II', 'MM'])}`]),
  ]
}

/** Fills `folder` with `count` pictures with metadata written by exiftool; the same seed gives the same files. */
export function writeCorpus(folder: string, count: number, seed: number): void {
  const random = seededRandom(seed)
  const lines: string[] = []
  for (let index = 0; index < count; index++) {
    const base = BASES[index % BASES.length] ?? BASES[0]
    const file = path.join(folder, `${String(index).padStart(4, '0')}${path.extname(base)}`)
    copyFileSync(path.join(FIXTURES, base), file)
    lines.push(
      '-q',
      '-q',
      '-m',
      '-overwrite_original',
      '-charset',
      'iptc=UTF8',
      ...assignments(random),
      file,
      '-execute',
    )
  }
  const list = path.join(folder, 'arguments.txt')
  writeFileSync(list, `${lines.join('\n')}\n`)
  execFileSync('exiftool', ['-@', list], { stdio: ['ignore', 'ignore', 'inherit'] })
}
