import type { Size } from '@/lib/image/pixels/geometry'
import { bmpSize } from './bmp'
import { exifOrientation, isOnItsSide } from './exif/orientation'
import { tiffSize } from './exif/tiff'
import { gifSize, isAnimatedGif } from './gif'
import { heifSize } from './heif/size'
import { icoSize } from './ico'
import { hasTooManySegments, isTruncatedJpeg, jpegSize } from './jpeg/segments'
import type { ImageKind } from './image-formats'
import { isoBrands } from './kind'
import { orientationOf } from './metadata/exif-block'
import { isAnimatedPng, isTruncatedPng, pngEnd, pngSize } from './png/chunks'
import { psdLayout } from './psd'
import { svgSize } from './svg/size'
import { isAnimatedWebp, isTruncatedWebp, webpEnd, webpSize } from './webp/chunks'

/** Major brands of an AVIF or HEIC file that holds a sequence of pictures. */
const SEQUENCE_BRANDS = ['avis', 'msf1', 'hevc', 'hevx', 'hevm', 'hevs']

const SIZES: Readonly<Record<ImageKind, (bytes: Uint8Array) => Size | null>> = {
  jpeg: (bytes) => {
    const size = jpegSize(bytes)
    return size && laidDown(size, size.orientation)
  },
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
  bmp: bmpSize,
  tiff: (bytes) => laidDown(tiffSize(bytes), exifOrientation(bytes)),
  psd: psdLayout,
  ico: icoSize,
  avif: heifSize,
  heic: heifSize,
  svg: (bytes) => svgSize(new TextDecoder().decode(bytes)),
}

function laidDown({ width, height }: Size, orientation: number): Size {
  return isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
}

/**
 * The size that an image file states: pixels as decoders show them, except for the EXIF orientation of PNG and WebP; CSS pixels
 * for an SVG. Null, or a side of 0, if not stated.
 */
export function statedSize(bytes: Uint8Array, kind: ImageKind): Size | null {
  return SIZES[kind](bytes)
}

/** True for a complete PNG or WebP whose EXIF orientation swaps its sides; decoders differ in applying it. */
export function isStatedOnItsSide(bytes: Uint8Array, kind: ImageKind): boolean {
  try {
    return (kind === 'png' || kind === 'webp') && isOnItsSide(orientationOf(bytes))
  } catch {
    return false
  }
}

const isSequence = (bytes: Uint8Array) => SEQUENCE_BRANDS.includes(isoBrands(bytes)[0]!)
const MOVING: Readonly<Partial<Record<ImageKind, (bytes: Uint8Array) => boolean>>> = {
  ...{ gif: isAnimatedGif, webp: isAnimatedWebp, png: isAnimatedPng },
  ...{ avif: isSequence, heic: isSequence },
}

/** True for an image of several frames in time: animated GIF, WebP, PNG, an AVIF or HEIC sequence. */
export function isAnimated(bytes: Uint8Array, kind: ImageKind): boolean {
  return MOVING[kind]?.(bytes) ?? false
}

/**
 * True if a JPEG, PNG or WebP ends before its end marker; browsers draw its rest gray. Data after the end marker is harmless.
 * Other kinds are never reported here, because their decoders refuse them.
 */
export function isTruncated(bytes: Uint8Array, kind: ImageKind): boolean {
  if (kind === 'jpeg') return isTruncatedJpeg(bytes)
  if (kind === 'png') return isTruncatedPng(bytes)
  return kind === 'webp' && isTruncatedWebp(bytes)
}

/** True for a picture file with more parts than any program writes: reading them would take minutes. */
export function hasTooManyParts(bytes: Uint8Array, kind: ImageKind | null): boolean {
  if (kind === 'jpeg') return hasTooManySegments(bytes)
  if (kind === 'png') return pngEnd(bytes) === null
  return kind === 'webp' && webpEnd(bytes) === null
}

/** A PNG or WebP without the data after its end; other kinds unchanged. */
export function withoutTrailer(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind | null): Uint8Array<ArrayBuffer> {
  if (kind === 'png') return bytes.subarray(0, pngEnd(bytes) ?? bytes.length)
  if (kind === 'webp') return bytes.subarray(0, webpEnd(bytes) ?? bytes.length)
  return bytes
}
