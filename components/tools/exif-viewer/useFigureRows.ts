import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { formatDate, formatNumber } from '@/lib/core/format'
import type { FileMetadata } from '@/lib/workers/read-metadata'
import { figuresOf, type Figures } from '@/lib/tools/exif-viewer/figures'
import { isoMoment } from '@/lib/tools/exif-viewer/moment'
import { coordinateText } from '@/lib/tools/exif-viewer/position'

export const SECTIONS = ['basic', 'camera', 'location', 'technical'] as const
export type Section = (typeof SECTIONS)[number]
export type FigureName = keyof Figures | 'dimensions'

export interface FigureRow {
  readonly name: FigureName
  readonly text: string
  /** Unrounded number, ISO date or code, where the text is rounded or worded. */
  readonly value?: number | string
}

const PLACES: Readonly<Record<Section, readonly FigureName[]>> = {
  basic: ['dimensions', 'title', 'description', 'keywords', 'artist', 'copyright'],
  camera: ['make', 'model', 'lensModel', 'exposureTime', 'fNumber', 'iso', 'focalLength', 'dateTimeOriginal'],
  location: ['latitude', 'longitude', 'altitude'],
  technical: ['orientation', 'software', 'colorProfile', 'serialNumber', 'lensSerialNumber'],
}

/** Figures that stay hidden until sensitive data is asked for. */
export const SENSITIVE: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['artist', 'copyright', 'dateTimeOriginal', 'serialNumber', 'lensSerialNumber'] as const),
  ...PLACES.location,
])

/** From here down an exposure is written as a fraction, as exiftool's PrintExposureTime does. */
const LONGEST_FRACTION_SECONDS = 0.25001

/** A file's figures as rows per tab, worded in the page's language. */
export function useFigureRows({ tags, size }: FileMetadata): {
  readonly figures: Figures
  readonly rows: Readonly<Record<Section, readonly FigureRow[]>>
} {
  const locale = useLocale()
  const t = useTranslations('exif-viewer')
  return useMemo(() => {
    const figures = figuresOf(tags)
    const number = (value: number, digits: number) => formatNumber(locale, value, digits)
    const exposure = (seconds: number) =>
      seconds < LONGEST_FRACTION_SECONDS ? `1/${Math.round(1 / seconds)}` : number(seconds, 1)
    const moment = (taken: NonNullable<Figures['dateTimeOriginal']>) =>
      `${formatDate(locale, taken.date)} ${taken.time}${taken.offset && ` (UTC${taken.offset.replace('Z', '+00:00')})`}`
    const { exposureTime, fNumber, focalLength, iso, dateTimeOriginal, orientation } = figures
    const { latitude, longitude, altitude } = figures
    const worded: Partial<Record<FigureName, string | false | 0 | null | undefined>> = {
      dimensions: size && t('pixels', size),
      exposureTime: exposureTime && t('seconds', { value: exposure(exposureTime) }),
      fNumber: fNumber && `f/${number(fNumber, 2)}`,
      iso: iso && String(iso),
      focalLength: focalLength && `${number(focalLength, 2)} mm`,
      dateTimeOriginal: dateTimeOriginal && moment(dateTimeOriginal),
      orientation: orientation && t(`orientations.${orientation}` as 'orientations.1'),
      latitude: latitude !== undefined && coordinateText(latitude, 'Latitude'),
      longitude: longitude !== undefined && coordinateText(longitude, 'Longitude'),
      altitude:
        altitude !== undefined &&
        t(altitude < 0 ? 'belowSeaLevel' : 'aboveSeaLevel', { value: number(Math.abs(altitude), 2) }),
    }
    const rowOf = (name: FigureName): FigureRow[] => {
      const given = name === 'dimensions' ? undefined : figures[name]
      const plain = typeof given === 'string' ? given : undefined
      const text = worded[name] || plain
      if (!text) return []
      const value = typeof given === 'object' ? isoMoment(given) : typeof given === 'number' ? given : undefined
      return [{ name, text, ...(value !== undefined && { value }) }]
    }
    const row = (section: Section) => PLACES[section].flatMap(rowOf)
    return {
      figures,
      rows: { basic: row('basic'), camera: row('camera'), location: row('location'), technical: row('technical') },
    }
  }, [tags, size, locale, t])
}
