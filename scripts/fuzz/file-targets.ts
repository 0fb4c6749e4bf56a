import { heifTransform } from '@/lib/image/formats/heif/colors'
import { exifOrientation } from '@/lib/image/formats/exif/orientation'
import { uprightExif } from '@/lib/image/formats/exif/upright'
import { movieWithoutPlace, readMovie } from '@/lib/image/formats/heif/movie'
import { heifSize } from '@/lib/image/formats/heif/size'
import { imageKind } from '@/lib/image/formats/kind'
import { isTruncated } from '@/lib/image/formats/structure'
import { metadataOf, withMetadata } from '@/lib/image/formats/jpeg/metadata'
import { jpegSegments } from '@/lib/image/formats/jpeg/segments'
import { dayOf } from '@/lib/image/formats/metadata/day-taken'
import { pngChunks } from '@/lib/image/formats/png/chunks'
import type { Random } from '@/lib/core/random'
import { svgSize } from '@/lib/image/formats/svg/size'
import { mayHoldVideo } from '@/lib/tools/mp4-to-gif/video-kind'
import { webpChunks } from '@/lib/image/formats/webp/chunks'
import { decodePsd } from '@/lib/image/codecs/decode-psd'
import { decodeTiff } from '@/lib/image/codecs/decode-tiff'
import { readImageHeader } from '@/lib/image/codecs/image-header'
import { readTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { checkVideoFile } from '@/lib/tools/mp4-to-gif/engine/check-file'
import { exportJson } from '@/lib/tools/exif-viewer/export-data'
import { figuresOf } from '@/lib/tools/exif-viewer/figures'
import { strip } from '@/lib/image/formats/metadata/strip'
import { listTags } from '@/lib/tools/exif-viewer/tag-list'
import { attackOn, type Attack } from './campaign'
import { fixtures } from './corpus'
import { mutate, oneOf } from './mutate'

type Bytes = Uint8Array<ArrayBuffer>

function check(holds: boolean, promise: string): void {
  if (!holds) throw new Error(`broken promise: ${promise}`)
}

/** Inputs made of the fixtures of these extensions. */
function files(name: string, extensions: readonly string[], run: (bytes: Bytes) => unknown): Attack {
  const corpus = [...fixtures(...extensions).values()]
  if (corpus.length === 0) throw new Error(`no ${extensions.join()} to start from`)
  return attackOn({ name, next: (random: Random) => mutate(oneOf(random, corpus), random, oneOf(random, corpus)), run })
}

const SIZE = { width: 640, height: 480 }
/** Larger pictures only make each case slower. */
const MOST_PIXELS = 100_000
const IMAGES = ['jpg', 'png', 'gif', 'webp', 'heic', 'avif', 'tif', 'svg', 'psd']

/** A header that can be read has a size in whole pixels. */
export async function header(bytes: Bytes): Promise<void> {
  const { kind, width, height } = await readImageHeader(bytes)
  check(Number.isSafeInteger(width) && Number.isSafeInteger(height), `size in whole pixels, not ${width} × ${height}`)
  check(width > 0 && height > 0, 'a size')
  isTruncated(bytes, kind)
}

/** Whatever tags a file has can be shown and exported. */
export async function metadata(bytes: Bytes): Promise<void> {
  const tags = await readTags(bytes)
  check(
    tags.every(({ text }) => text !== '' && !/[\u0000-\u0008\u202a-\u202e]/.test(text)),
    'every value can be read',
  )
  const figures = figuresOf(tags)
  const { latitude = 0, longitude = 0, orientation = 1 } = figures
  check(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'a place on the globe')
  check([1, 2, 3, 4, 5, 6, 7, 8].includes(orientation), 'an orientation')
  listTags(tags, false, 'canon')
  const file = { fileName: 'a', fileSize: 1, fileType: 'b', lastModified: '' }
  JSON.parse(exportJson({ file, figures, tags, showSensitive: true }))
}

/** What was stripped once has nothing more to strip, and is of the same kind. */
export function stripTwice(bytes: Bytes): void {
  const once = strip(bytes)
  const twice = strip(once.bytes)
  check(Buffer.compare(once.bytes, twice.bytes) === 0, 'stripping twice is stripping once')
  check(imageKind(once.bytes) === imageKind(bytes), 'the kind stays')
}

export const FILE_TARGETS: readonly Attack[] = [
  files('image header', IMAGES, header),
  files('HEIF header', ['heic', 'avif'], (bytes) => [heifSize(bytes), heifTransform(bytes)]),
  files('SVG size', ['svg'], (bytes) => {
    const size = svgSize(new TextDecoder().decode(bytes))
    check(!size || (Number.isSafeInteger(size.width) && Number.isSafeInteger(size.height)), 'a size in whole pixels')
  }),
  files('JPEG segments', ['jpg'], jpegSegments),
  files('JPEG metadata kept', ['jpg'], (bytes) => {
    const kept = metadataOf(bytes, SIZE)
    jpegSegments(withMetadata(bytes, kept))
  }),
  files('PNG chunks', ['png'], pngChunks),
  files('WebP chunks', ['webp'], webpChunks),
  files('EXIF block', ['tif'], (bytes) => {
    const upright = uprightExif(bytes, SIZE)
    check(exifOrientation(upright) === 1, 'upright')
  }),
  files('TIFF picture', ['tif'], async (bytes) => {
    const size = await readImageHeader(bytes)
    if (size.width * size.height > MOST_PIXELS) return
    const { width, height, data } = await decodeTiff(bytes)
    check(data.length === width * height * 4, 'as many pixels as its size says')
  }),
  files('PSD picture', ['psd'], async (bytes) => {
    const size = await readImageHeader(bytes)
    if (size.kind !== 'psd' || size.width * size.height > MOST_PIXELS) return
    const { width, height, data } = decodePsd(bytes)
    check(data.length === width * height * 4, 'as many pixels as its size says')
  }),
  files('metadata', ['jpg', 'png', 'webp', 'heic', 'avif', 'tif', 'gif', 'psd'], metadata),
  files('video file', ['mp4', 'mov', 'webm', 'avi', 'wmv', 'm4a'], async (bytes) => {
    await checkVideoFile(new Blob([bytes]))
    check(mayHoldVideo(bytes), 'what is taken is of a kind that holds video')
  }),
  files('movie', ['mp4', 'mov'], (bytes) => {
    readMovie(bytes)
    const clear = movieWithoutPlace(bytes, (packet) => packet)
    check(
      !clear || readMovie(clear).entries.every(({ position, isLoose }) => !position || !isLoose),
      'no place is left',
    )
  }),
  files('metadata removal', ['jpg', 'png', 'webp'], stripTwice),
  files('place removal', ['jpg', 'png', 'webp', 'heic', 'avif', 'tif'], (bytes) => strip(bytes, 'place')),
  files('date kept', ['jpg', 'png', 'webp', 'heic', 'avif', 'tif'], (bytes) => [
    dayOf(bytes),
    strip(bytes, 'exceptDate'),
  ]),
]
