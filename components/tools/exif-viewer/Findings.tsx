import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatBytes } from '@/lib/core/bytes'
import type { Figures } from '@/lib/tools/exif-viewer/figures'
import { facesIn, findingsOf, type Concern, type Finding } from '@/lib/tools/exif-viewer/findings'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { coordinateText, positionText } from '@/lib/tools/exif-viewer/position'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { HiddenValue } from './HiddenValue'
import { isWhole } from './metadata-file'
import type { FigureRow, Openable } from './useFigureRows'

interface Props {
  info: FileMetadata
  figures: Figures
  found: readonly Finding[]
  textOf: (finding: Finding) => string
  isOpen: (name: Openable) => boolean
  onOpen: (...names: Openable[]) => void
}

/** The values that are revealed with a finding, and the name of its button. */
const OPENS: Readonly<Record<Concern, readonly [reveal: string, Openable, ...Openable[]]>> = {
  place: ['position', 'latitude', 'longitude', 'altitude'],
  time: ['taken', 'dateTimeOriginal'],
  person: ['person', 'artist', 'copyright'],
  faces: ['faces', 'faces'],
}
const MOST_TEXTS = 6

/** What matters first: whether the photo says where, when, whose and with what it was taken, and where in the file. */
export function Findings({ info, figures, found, textOf, isOpen, onOpen }: Props) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const listed = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts)
  const sentenceOf = useFoundSentence()
  const { make = '', model = '' } = figures
  const device = model.startsWith(make) ? model : `${make} ${model}`.trim()
  const labels: Readonly<Record<Concern, string>> = {
    place: t('tabs.location'),
    time: t('figures.dateTimeOriginal'),
    person: t('findings.person'),
    faces: t('findings.faces'),
  }
  const headline = isWhole(info) ? (device ? 'device' : 'nothing') : 'unread'
  const encodings = [...new Set(info.tags.flatMap(({ encoding }) => encoding?.toUpperCase() ?? []))]
  const isGrave = found.some(({ concern }) => concern === 'place' || concern === 'faces')
  return (
    <section
      className={`mb-4 rounded-tile p-4 ${isGrave ? 'bg-warn-soft' : 'bg-well'}`}
      aria-label={t('findings.label')}
    >
      <p className="text-lg font-bold text-balance">{sentenceOf(info.tags) ?? t(`findings.${headline}`)}</p>
      <dl className="mt-2 grid gap-1 text-[15px]">
        {found.map((finding) => {
          const { concern, where } = finding
          const [name, first, ...others] = OPENS[concern]
          return (
            <Row
              key={concern}
              name={name}
              label={labels[concern]}
              isOpen={isOpen(first)}
              onOpen={() => onOpen(first, ...others)}
              where={listed(where.map((place) => t(`findings.where.${place}`)))}
            >
              {textOf(finding)}
            </Row>
          )
        })}
        {device && (
          <Row name="device" label={t('tabs.camera')} isOpen>
            {device}
          </Row>
        )}
      </dl>
      {info.unread.length > 0 && (
        <p data-name="leftOut" className="mt-2 text-sm text-ink-2">
          {t('findings.leftOut', {
            names: listed(
              info.unread.map(({ name, bytes }) => `${name || t('behind.trailer')} (${formatBytes(locale, bytes)})`),
            ),
          })}
        </p>
      )}
      {encodings.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">{t('findings.readAs', { encodings: listed(encodings) })}</p>
      )}
    </section>
  )
}

/** What a photo reveals by its tags, in a sentence; undefined if that is nothing. */
export function useFoundSentence(): (tags: readonly MetadataTag[]) => string | undefined {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  return (tags) => {
    const found = findingsOf(tags).map(({ concern }) => t(`findings.what.${concern}`))
    return found.length > 0 ? t('findings.says', { what: new Intl.ListFormat(locale).format(found) }) : undefined
  }
}

/** The text of a finding's value; `camera`: the photo's rows of that tab. */
export function useFindingText(figures: Figures, camera: readonly FigureRow[]): (finding: Finding) => string {
  const t = useTranslations('exif-viewer')
  const { latitude, longitude, isPositionPartial } = figures
  const time = camera.find(({ name }) => name === 'dateTimeOriginal')?.text
  return ({ concern, tags }) => {
    const texts = [...new Set(tags.map(({ text }) => text))].slice(0, MOST_TEXTS)
    if (concern === 'person') return texts.join('; ')
    if (concern === 'time') return time ?? texts.join('; ')
    if (concern === 'faces') {
      const { count, names } = facesIn(tags)
      return [t('findings.faceCount', { count }), ...names].join(', ')
    }
    if (latitude === undefined || longitude === undefined) {
      const named = tags.slice(0, MOST_TEXTS).map(({ name, text }) => `${name}: ${text}`)
      return /[\p{L}\p{N}]/u.test(texts.join('')) ? named.join('; ') : t('findings.unreadable')
    }
    if (!isPositionPartial) return positionText(latitude, longitude)
    const read = (
      [
        [latitude, 'Latitude'],
        [longitude, 'Longitude'],
      ] as const
    ).map(([degrees, axis]) => coordinateText({ degrees, isPartial: true }, axis))
    return `${read.join(', ')}. ${t('findings.partial')}`
  }
}

interface RowProps {
  name: string
  label: string
  isOpen: boolean
  /** Missing for a value that is never hidden. */
  onOpen?: () => void
  where?: string
  children: ReactNode
}

function Row({ name, label, isOpen, onOpen, where, children }: RowProps) {
  return (
    <div className="flex min-h-8 items-baseline gap-x-3">
      <dt className="min-w-20 flex-none text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="font-semibold" dir="auto">
          {isOpen || !onOpen ? children : <HiddenValue name={name} label={label} onOpen={onOpen} />}
        </span>
        {where && <span className="text-sm text-ink-2">{where}</span>}
      </dd>
    </div>
  )
}
