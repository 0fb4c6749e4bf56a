import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { Tabs } from '@/components/ui/layout/Tabs'
import { formatBytes, MEGABYTE } from '@/lib/core/bytes'
import { formatDateTime, formatNumber } from '@/lib/core/format'
import { findingsOf, type Concern } from '@/lib/tools/exif-viewer/findings'
import { Findings, useFindingText } from './Findings'
import { LocationActions } from './LocationActions'
import { fileFacts, isWhole, type ReadItem } from './metadata-file'
import { TagTable } from './TagTable'
import {
  SECTIONS,
  SENSITIVE,
  useFigureRows,
  type FigureName,
  type FigureRow,
  type Openable,
  type Section,
} from './useFigureRows'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { HiddenValue } from './HiddenValue'

/** What the tabs of persons and places say where the file has none of their values. */
const CONCERNS: Partial<Record<Section, Concern>> = { basic: 'person', location: 'place' }

interface Props {
  item: ReadItem
  showSensitive: boolean
}

/** The details of one photo: file summary, tabs with the main values, and the table of all tags. */
export default function PhotoDetails({ item: { file, info }, showSensitive }: Props) {
  const t = useTranslations('exif-viewer')
  const [section, setSection] = useState<Section>('basic')
  const { figures, rows } = useFigureRows(info)
  const { latitude, longitude } = figures
  const [opened, setOpened] = useState<ReadonlySet<Openable>>(new Set())
  const open = (...names: Openable[]) => setOpened(new Set([...opened, ...names]))
  const isOpen = (name: Openable) => showSensitive || opened.has(name)
  const found = findingsOf(info.tags)
  const textOf = useFindingText(figures, rows.camera)
  const findingOf = (section: Section) => {
    const finding = found.find(({ concern }) => concern === CONCERNS[section])
    return finding && textOf(finding)
  }
  return (
    <div className="pt-1">
      <Findings info={info} figures={figures} found={found} textOf={textOf} isOpen={isOpen} onOpen={open} />
      <div className="mb-4">
        <Tabs
          isFirst
          label={t('tabs.label')}
          tabs={SECTIONS.map((name) => ({ name, label: t(`tabs.${name}`) }))}
          selected={section}
          onSelect={setSection}
        >
          {SECTIONS.map((name) => (
            <div key={name} hidden={name !== section}>
              <FigureRows
                info={info}
                section={name}
                rows={rows[name]}
                finding={findingOf(name)}
                showSensitive={showSensitive}
                opened={opened}
                onOpen={open}
              />
              {name === 'location' && isOpen('latitude') && latitude !== undefined && longitude !== undefined && (
                <LocationActions latitude={latitude} longitude={longitude} />
              )}
            </div>
          ))}
        </Tabs>
      </div>
      <FurtherResults>
        <FileSummary file={file} info={info} />
        {info.tags.length > 0 && <TagTable tags={info.tags} showSensitive={showSensitive} />}
      </FurtherResults>
    </div>
  )
}

function FileSummary({ file, info }: Pick<ReadItem, 'file' | 'info'>) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const { fileType, lastModified } = fileFacts(file, info)
  const megabytes = `${formatNumber(locale, file.size / MEGABYTE, 2)} MB`
  const size = formatBytes(locale, file.size)
  return (
    <StatList
      stats={[
        {
          label: t('file.name'),
          figure: (
            <span dir="auto" className="break-all">
              <OutputValue name="fileName">{file.name}</OutputValue>
            </span>
          ),
        },
        {
          label: t('file.size'),
          name: 'fileSize',
          value: file.size,
          // Smaller values would show as 0 MB.
          text: file.size >= MEGABYTE / 100 && file.size < MEGABYTE ? `${size} (${megabytes})` : size,
        },
        { label: t('file.type'), name: 'fileType', value: fileType, text: `${info.kind.toUpperCase()} (${fileType})` },
        {
          label: t('file.lastModified'),
          name: 'lastModified',
          value: lastModified,
          text: formatDateTime(locale, file.lastModified),
        },
      ]}
    />
  )
}

interface FigureRowsProps {
  info: FileMetadata
  section: Section
  rows: readonly FigureRow[]
  /** The text of the finding about this section, if there is one. */
  finding: string | undefined
  showSensitive: boolean
  /** Sensitive values that the visitor opened one by one. */
  opened: ReadonlySet<Openable>
  onOpen: (name: FigureName) => void
}

/** The values of one tab. Sensitive values are rendered only after the visitor reveals them. */
function FigureRows({ info, section, rows, finding, showSensitive, opened, onOpen }: FigureRowsProps) {
  const t = useTranslations('exif-viewer')
  if (rows.length === 0) {
    const opens = section === 'location' ? 'latitude' : 'artist'
    const isHidden = finding !== undefined && !showSensitive && !opened.has(opens)
    if (isHidden) return <HiddenValue name={opens} label={t(`tabs.${section}`)} onOpen={() => onOpen(opens)} />
    const absent = t(`nothing.${isWhole(info) ? section : 'unread'}`)
    return <p className="text-sm text-ink-2">{finding ?? absent}</p>
  }
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {rows.map(({ name, text, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="flex-none text-sm text-ink-2">{t(`figures.${name}`)}</dt>
          <dd className="text-right font-semibold" dir="auto">
            {SENSITIVE.has(name) && !showSensitive && !opened.has(name) ? (
              <HiddenValue name={name} label={t(`figures.${name}`)} onOpen={() => onOpen(name)} />
            ) : (
              <OutputValue name={name} label={t(`figures.${name}`)} value={value}>
                {text}
              </OutputValue>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
