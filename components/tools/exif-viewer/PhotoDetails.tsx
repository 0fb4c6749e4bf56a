import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { Tabs } from '@/components/ui/Tabs'
import { formatBytes, MEGABYTE } from '@/lib/core/bytes'
import { formatDateTime, formatNumber } from '@/lib/core/format'
import { FigureRows } from './FigureRows'
import { LocationActions } from './LocationActions'
import { factsOf, type ReadItem } from './metadata-file'
import { TagTable } from './TagTable'
import { SECTIONS, useFigureRows, type Section } from './useFigureRows'

interface Props {
  item: ReadItem
  showSensitive: boolean
}

/** Everything that is known about one photo: tiles, the four tabs, the table of all tags. */
export default function PhotoDetails({ item: { file, info }, showSensitive }: Props) {
  const t = useTranslations('exif-viewer')
  const [section, setSection] = useState<Section>('basic')
  const { figures, rows } = useFigureRows(info)
  const { latitude, longitude } = figures
  return (
    <div className="pt-1">
      <FileFacts file={file} info={info} />
      <div className="mt-5">
        <Tabs
          label={t('tabs.label')}
          tabs={SECTIONS.map((name) => ({ name, label: t(`tabs.${name}`) }))}
          selected={section}
          onSelect={setSection}
        >
          {SECTIONS.map((name) => (
            <div key={name} hidden={name !== section}>
              <FigureRows section={name} rows={rows[name]} showSensitive={showSensitive} />
              {name === 'location' && showSensitive && latitude !== undefined && longitude !== undefined && (
                <LocationActions latitude={latitude} longitude={longitude} />
              )}
            </div>
          ))}
        </Tabs>
      </div>
      {info.tags.length > 0 && <TagTable tags={info.tags} showSensitive={showSensitive} />}
    </div>
  )
}

function FileFacts({ file, info }: Pick<ReadItem, 'file' | 'info'>) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const { fileType, lastModified } = factsOf(file, info)
  const megabytes = `${formatNumber(locale, file.size / MEGABYTE, 2)} MB`
  const size = formatBytes(locale, file.size)
  return (
    <Facts
      facts={[
        {
          label: t('file.name'),
          figure: (
            <span dir="auto" className="break-all">
              <Figure name="fileName">{file.name}</Figure>
            </span>
          ),
        },
        {
          label: t('file.size'),
          figure: (
            <Figure name="fileSize" value={file.size}>
              {file.size < MEGABYTE ? `${size} (${megabytes})` : size}
            </Figure>
          ),
        },
        {
          label: t('file.type'),
          figure: <Figure name="fileType" value={fileType}>{`${info.kind.toUpperCase()} (${fileType})`}</Figure>,
        },
        {
          label: t('file.lastModified'),
          figure: (
            <Figure name="lastModified" value={lastModified}>
              {formatDateTime(locale, file.lastModified)}
            </Figure>
          ),
        },
      ]}
    />
  )
}
