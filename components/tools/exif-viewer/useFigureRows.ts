import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { formatDate, formatNumber } from '@/lib/core/format'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { figuresOf, type Figures } from '@/lib/tools/exif-viewer/figures'
import { isoMoment } from '@/lib/tools/exif-viewer/moment'
import { coordinateText } from '@/lib/tools/exif-viewer/position'

export const SECTIONS = ['basic', 'camera', 'location', 'technical'] as const
export type Section = (typeof SECTIONS)[number]
export type FigureName = Exclude<keyof Figures, 'isPositionPartial'> | 'dimensions'
/** What a visitor opens one by one. */
export type Openable = FigureName | 'faces'

export interface FigureRow {
  readonly name: FigureName
  readonly text: string
  /** Unrounded number, ISO date or code, if the text is rounded or localized. */
  readonly value?: number | string
}

const SECTION_FIGURES: Readonly<Record<Section, readonly FigureName[]>> = {
  basic: ['dimensions', 'title', 'description', 'keywords', 'artist', 'copyright'],
  camera: ['make', 'model', 'lensModel', 'exposureTime', 'fNumber', 'iso', 'focalLength', 'dateTimeOriginal'],
  location: ['latitude', 'longitude', 'altitude'],
  technical: ['orientation', 'software', 'colorProfile', 'serialNumber', 'lensSerialNumber'],
}

/** Values hidden until the visitor reveals sensitive data. */
export const SENSITIVE: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['artist', 'copyright', 'dateTimeOriginal', 'serialNumber', 'lensSerialNumber'] as const),
  ...SECTION_FIGURES.location,
])

/** Exposures below this are written as a fraction, as in PrintExposureTime of exiftool. */
const FRACTION_LIMIT_SECONDS = 0.25001

/** The main values of a file as localized rows per tab. */
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
      seconds < FRACTION_LIMIT_SECONDS ? `1/${Math.round(1 / seconds)}` : number(seconds, 1)
    const moment = (taken: NonNullable<Figures['dateTimeOriginal']>) =>
      `${formatDate(locale, taken.date)} ${taken.time}${taken.offset && ` (UTC${taken.offset.replace('Z', '+00:00')})`}`
    const { exposureTime, fNumber, focalLength, iso, dateTimeOriginal, orientation } = figures
    const { latitude, longitude, altitude, isPositionPartial: isPartial = false } = figures
    const formatted: Partial<Record<FigureName, string | false | 0 | null | undefined>> = {
      dimensions: size && t('pixels', { ...size }),
      exposureTime: exposureTime && t('seconds', { value: exposure(exposureTime) }),
      fNumber: fNumber && `f/${number(fNumber, 2)}`,
      iso: iso && String(iso),
      focalLength: focalLength && `${number(focalLength, 2)} mm`,
      dateTimeOriginal: dateTimeOriginal && moment(dateTimeOriginal),
      orientation: orientation && t(`orientations.${orientation}` as 'orientations.1'),
      latitude: latitude !== undefined && coordinateText({ degrees: latitude, isPartial }, 'Latitude'),
      longitude: longitude !== undefined && coordinateText({ degrees: longitude, isPartial }, 'Longitude'),
      altitude:
        altitude !== undefined &&
        t(altitude < 0 ? 'belowSeaLevel' : 'aboveSeaLevel', { value: number(Math.abs(altitude), 2) }),
    }
    const rowOf = (name: FigureName): FigureRow[] => {
      const figure = name === 'dimensions' ? undefined : figures[name]
      const plain = typeof figure === 'string' ? figure : undefined
      const text = formatted[name] || plain
      if (!text) return []
      const value = typeof figure === 'object' ? isoMoment(figure) : typeof figure === 'number' ? figure : undefined
      return [{ name, text, ...(value !== undefined && { value }) }]
    }
    const rowsOf = (section: Section) => SECTION_FIGURES[section].flatMap(rowOf)
    return {
      figures,
      rows: {
        basic: rowsOf('basic'),
        camera: rowsOf('camera'),
        location: rowsOf('location'),
        technical: rowsOf('technical'),
      },
    }
  }, [tags, size, locale, t])
}
