'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { formatBytes } from '@/lib/core/bytes'
import { downloadName } from './engine-downloads'
import { ALL_TOOLS, useOffline, type Download } from './useOffline'

interface Props {
  toolCount: number
  /** Display names of the engines. */
  names: Readonly<Record<string, string>>
}

/** Shows what is available offline, with buttons to download all tools and to download or remove each engine. */
export function OfflineManager({ toolCount, names }: Props) {
  const t = useTranslations('offline')
  const locale = useLocale()
  const { content, work, isIncomplete, downloadTools, downloadEngine, removeEngine, cancel } = useOffline()

  if (content === 'unsupported') return <p className="text-ink-2">{t('unsupported')}</p>
  if (!content) return <p className="text-ink-2">{t('checking')}</p>

  const missing = content.files.filter(({ kept }) => !kept)
  const missingBytes = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  const nameOf = (name: string) => downloadName(name, names, locale)
  return (
    <div className="no-print grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h3>{t('tools.name')}</h3>
          <p className="mt-1 text-[15px] text-ink-2">
            <output name="keptTools" aria-label={t('tools.name')} data-value={content.keptTools}>
              {t('tools.state', { kept: content.keptTools, all: toolCount })}
            </output>
          </p>
        </div>
        {missing.length > 0 ? (
          <Button
            name="keepAll"
            label={t('tools.keep', { size: formatBytes(locale, missingBytes) })}
            look="primary"
            enabled={!work}
            run={downloadTools}
          />
        ) : (
          <p className="text-ok">{t('tools.done')}</p>
        )}
      </div>
      {work && (
        <ProgressBar
          value={work.progress}
          label={t('busy', { name: work.name === ALL_TOOLS ? t('tools.name') : nameOf(work.name) })}
          onCancel={cancel}
        />
      )}
      <p role="status" className="text-bad empty:hidden">
        {isIncomplete && t('incomplete')}
      </p>
      <div>
        <h3>{t('engines.title')}</h3>
        <p className="mt-1 text-[15px] text-pretty text-ink-2">{t('engines.text')}</p>
        <ul className="mt-3 [&>li]:border-line [&>li+li]:border-t">
          {content.engines.map((engine) => (
            <EngineRow
              key={engine.name}
              engine={engine}
              label={nameOf(engine.name)}
              isBusy={!!work}
              onDownload={() => downloadEngine(engine.name)}
              onRemove={() => removeEngine(engine.name)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface RowProps {
  engine: Download
  label: string
  isBusy: boolean
  onDownload: () => void
  onRemove: () => void
}

function EngineRow({ engine, label, isBusy, onDownload, onRemove }: RowProps) {
  const t = useTranslations('offline.engines')
  const locale = useLocale()
  const { bytes, storedBytes } = engine
  const size = formatBytes(locale, bytes)
  const state = storedBytes === 0 ? 'absent' : storedBytes < bytes ? 'partly' : 'kept'
  const button = (action: 'keep' | 'remove', onClick: () => void) => (
    <Button
      name={action}
      label={t(action)}
      isSmall
      aria-label={t(`${action}Label`, { name: label })}
      enabled={!isBusy}
      run={onClick}
    />
  )
  return (
    <li
      data-name="engine"
      data-engine={engine.name}
      data-state={state}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2"
    >
      <span className="min-w-40 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-2">
          {size} · {t(state, { size: formatBytes(locale, storedBytes) })}
        </span>
      </span>
      {state !== 'kept' && button('keep', onDownload)}
      {state !== 'absent' && button('remove', onRemove)}
    </li>
  )
}
