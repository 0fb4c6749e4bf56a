'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { downloadBlob, textBlob } from '@/lib/platform/download'
import { readEntries, writeEntries } from '@/lib/platform/storage'
import { ClearDataButton, type ClearWords } from './ClearDataButton'
import { groupCounts, MAX_CHARACTERS, mergedEntries, readDeviceFile, writeDeviceFile } from './device-file'

type Outcome = 'imported' | 'foreign' | 'newer' | 'full'

/** What the visitor keeps on the device: listed, written to a file, read from one, erased. */
export function DeviceData({ clear }: { clear: ClearWords }) {
  const t = useTranslations('offline.device')
  const isHydrated = useInBrowser(() => true, false)
  const [outcome, setOutcome] = useState<Outcome>()
  // Read on each render: every change here ends with one.
  const [, setChanges] = useState(0)
  const [imports, setImports] = useState(0)
  const entries = isHydrated ? readEntries() : {}
  const counts = groupCounts(entries)

  const importFile = async (file: File) => {
    // A character is four bytes at most.
    const text = file.size > 4 * MAX_CHARACTERS ? '' : await file.text().catch(() => '')
    const read = readDeviceFile(text)
    if ('problem' in read) return setOutcome(read.problem)
    setOutcome(writeEntries(mergedEntries(read.entries, readEntries())) ? 'imported' : 'full')
    setImports((count) => count + 1)
  }
  const files = useFileInput({ accept: '.json,application/json', onFiles: ([file]) => file && void importFile(file) })
  return (
    <div className="grid gap-4" data-name="deviceData">
      <h3>{t('title')}</h3>
      <p className="text-[15px] text-pretty text-ink-2">{t('text')}</p>
      {counts.length > 0 ? (
        <ul className="[&>li]:border-line [&>li+li]:border-t">
          {counts.map(({ group, count }) => (
            <li key={group} data-name="kept" className="flex justify-between gap-3 py-2">
              <span>{t(`groups.${group}`)}</span>
              <span className="text-ink-2">{t('count', { count })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t('empty')}</p>
      )}
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button
          name="exportData"
          label={t('export')}
          disabled={counts.length === 0}
          run={() => downloadBlob(textBlob(writeDeviceFile(entries), 'application/json'), 'kept_by_toolbox.json')}
        />
        <label className="button relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
          {t('import')}
          <input {...files.inputProps} className="sr-only" />
        </label>
        {/* A new one after an import: nothing is erased any more. */}
        <ClearDataButton
          key={imports}
          words={clear}
          onClear={() => {
            setOutcome(undefined)
            setChanges((count) => count + 1)
          }}
        />
      </div>
      <p role="status" className={`empty:hidden ${outcome === 'imported' ? 'text-ok' : 'text-bad'}`}>
        {outcome && t(outcome)}
      </p>
    </div>
  )
}
