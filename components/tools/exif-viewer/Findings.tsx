import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { positionText } from '@/lib/tools/exif-viewer/position'
import type { Figures } from '@/lib/tools/exif-viewer/figures'
import { HiddenValue } from './HiddenValue'
import type { FigureName, FigureRow } from './useFigureRows'

interface Props {
  figures: Figures
  /** The photo's rows of the camera tab. */
  camera: readonly FigureRow[]
  isOpen: (name: FigureName) => boolean
  onOpen: (...names: FigureName[]) => void
}

/** What matters first: whether the photo says where, when and with what it was taken. */
export function Findings({ figures, camera, isOpen, onOpen }: Props) {
  const t = useTranslations('exif-viewer')
  const { latitude, longitude, make = '', model = '' } = figures
  const place = latitude !== undefined && longitude !== undefined && positionText(latitude, longitude)
  const time = camera.find(({ name }) => name === 'dateTimeOriginal')?.text
  const device = model.startsWith(make) ? model : `${make} ${model}`.trim()
  const headline = place ? 'place' : time ? 'time' : device ? 'device' : 'nothing'
  return (
    <section className={`mb-4 rounded-tile p-4 ${place ? 'bg-warn-soft' : 'bg-well'}`} aria-label={t('findings.label')}>
      <p className="text-lg font-bold text-balance">{t(`findings.${headline}`)}</p>
      <dl className="mt-2 grid gap-1 text-[15px]">
        {place && (
          <Finding
            name="position"
            label={t('tabs.location')}
            isOpen={isOpen('latitude')}
            onOpen={() => onOpen('latitude', 'longitude', 'altitude')}
          >
            {place}
          </Finding>
        )}
        {time && (
          <Finding
            name="taken"
            label={t('figures.dateTimeOriginal')}
            isOpen={isOpen('dateTimeOriginal')}
            onOpen={() => onOpen('dateTimeOriginal')}
          >
            {time}
          </Finding>
        )}
        {device && (
          <Finding name="device" label={t('tabs.camera')} isOpen>
            {device}
          </Finding>
        )}
      </dl>
    </section>
  )
}

interface FindingProps {
  name: string
  label: string
  isOpen: boolean
  /** Missing for a value that is never hidden. */
  onOpen?: () => void
  children: ReactNode
}

function Finding({ name, label, isOpen, onOpen, children }: FindingProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <dt className="min-w-20 text-ink-2">{label}</dt>
      <dd className="font-semibold" dir="auto">
        {isOpen || !onOpen ? children : <HiddenValue name={name} label={label} onOpen={onOpen} />}
      </dd>
    </div>
  )
}
