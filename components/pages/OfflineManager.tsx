'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ProgressBar } from '@/components/ui/ProgressBar'
import { formatBytes } from '@/lib/core/bytes'
import { partName } from './engine-parts'
import { ALL_TOOLS, useOffline, type Portion } from './useOffline'

interface Props {
  toolCount: number
  /** What the large programs are called. */
  names: Readonly<Record<string, string>>
}

/** What of the site is on this device, with the ways to keep all tools and to keep or remove each large program. */
export function OfflineManager({ toolCount, names }: Props) {
  const t = useTranslations('offline')
  const locale = useLocale()
  const { content, work, incomplete, keepTools, keepEngine, removeEngine, cancel } = useOffline()

  if (content === 'unsupported') return <p className="text-ink-2">{t('unsupported')}</p>
  if (!content) return <p className="text-ink-2">{t('checking')}</p>

  const missing = content.files.filter(({ kept }) => !kept)
  const left = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  const nameOf = (name: string) => partName(name, names, locale)
  return (
    <div className="no-print grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h3>{t('tools.name')}</h3>
          <p className="mt-1 text-[15px] text-ink-2">
            <output name="keptTools" data-value={content.keptTools}>
              {t('tools.state', { kept: content.keptTools, all: toolCount })}
            </output>
          </p>
        </div>
        {missing.length > 0 ? (
          <button
            type="button"
            name="keepAll"
            className="button button-primary"
            aria-disabled={!!work || undefined}
            onClick={work ? undefined : keepTools}
          >
            {t('tools.keep', { size: formatBytes(locale, left) })}
          </button>
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
        {incomplete && t('incomplete')}
      </p>
      <div>
        <h3>{t('engines.title')}</h3>
        <p className="mt-1 text-[15px] text-pretty text-ink-2">{t('engines.text')}</p>
        <ul className="mt-3 divide-y divide-line">
          {content.engines.map((engine) => (
            <EngineRow
              key={engine.name}
              engine={engine}
              label={nameOf(engine.name)}
              busy={!!work}
              keep={() => keepEngine(engine.name)}
              remove={() => removeEngine(engine.name)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface RowProps {
  engine: Portion
  label: string
  busy: boolean
  keep: () => void
  remove: () => void
}

function EngineRow({ engine, label, busy, keep, remove }: RowProps) {
  const t = useTranslations('offline.engines')
  const locale = useLocale()
  const { bytes, keptBytes } = engine
  const size = formatBytes(locale, bytes)
  const state = keptBytes === 0 ? 'absent' : keptBytes < bytes ? 'partly' : 'kept'
  const button = (action: 'keep' | 'remove', onClick: () => void) => (
    <button
      type="button"
      name={action}
      aria-label={t(`${action}Label`, { name: label })}
      className="button button-small"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {t(action)}
    </button>
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
          {size} · {t(state, { size: formatBytes(locale, keptBytes) })}
        </span>
      </span>
      {state !== 'kept' && button('keep', keep)}
      {state !== 'absent' && button('remove', remove)}
    </li>
  )
}
