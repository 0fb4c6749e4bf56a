'use client'

import { useState, useSyncExternalStore } from 'react'
import { clearDeviceData } from '@/lib/browser/clear-device-data'
import { BASE_PATH } from '@/lib/i18n/paths'

interface Props {
  words: { label: string; done: string; failed: string }
}

const never = () => () => {}

/** Clears what the site keeps on the device, and says beside itself that it did. Disabled until hydrated. */
export function ClearDataButton({ words }: Props) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [outcome, setOutcome] = useState<'busy' | 'done' | 'failed'>()
  const clear = () => {
    setOutcome('busy')
    clearDeviceData(BASE_PATH).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        name="clearData"
        className="button"
        disabled={!hydrated}
        aria-disabled={outcome === 'busy' || undefined}
        onClick={outcome === 'busy' ? undefined : clear}
      >
        {words.label}
      </button>
      <span role="status" className={outcome === 'failed' ? 'text-bad' : 'text-ok'}>
        {outcome && outcome !== 'busy' && words[outcome]}
      </span>
    </div>
  )
}
