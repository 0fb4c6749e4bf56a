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

/**
 * The size that an image file states: pixels as decoders show them, except for the EXIF orientation of PNG and WebP; CSS pixels
 * for an SVG. Null, or a side of 0, if not stated.
 */
export function statedSize(bytes: Uint8Array, kind: ImageKind): Size | null {
  switch (kind) {
    case 'jpeg': {
      const size = jpegSize(bytes)
      return size && isOnItsSide(size.orientation) ? { width: size.height, height: size.width } : size
    }
    case 'png':
      return pngSize(bytes)
    case 'gif':
      return gifSize(bytes)
    case 'webp':
      return webpSize(bytes)
    case 'bmp':
      return bmpSize(bytes)
    case 'tiff': {
      const { width, height } = tiffSize(bytes)
      return isOnItsSide(exifOrientation(bytes)) ? { width: height, height: width } : { width, height }
    }
    case 'psd':
      return psdLayout(bytes)
    case 'ico':
      return icoSize(bytes)
    case 'avif':
    case 'heic':
      return heifSize(bytes)
    case 'svg':
      return svgSize(new TextDecoder().decode(bytes))
  }
}

/** True for a complete PNG or WebP whose EXIF orientation swaps its sides; decoders differ in applying it. */
export function isStatedOnItsSide(bytes: Uint8Array, kind: ImageKind): boolean {
  try {
    return (kind === 'png' || kind === 'webp') && isOnItsSide(orientationOf(bytes))
  } catch {
    return false
  }
}

/** True for an image of several frames in time: animated GIF, WebP, PNG, an AVIF or HEIC sequence. */
export function isAnimated(bytes: Uint8Array, kind: ImageKind): boolean {
  switch (kind) {
    case 'gif':
      return isAnimatedGif(bytes)
    case 'webp':
      return isAnimatedWebp(bytes)
    case 'png':
      return isAnimatedPng(bytes)
    case 'avif':
    case 'heic':
      return SEQUENCE_BRANDS.includes(isoBrands(bytes)[0]!)
    default:
      return false
  }
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
