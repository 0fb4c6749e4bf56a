'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { clearDeviceData } from './clear-device-data'
import { BASE_PATH } from '@/lib/i18n/paths'

export interface ClearWords {
  readonly label: string
  readonly done: string
  readonly failed: string
}

/** Deletes everything the site stores on the device and shows the outcome next to the button. Disabled until hydrated. */
export function ClearDataButton({ words, onClear }: { words: ClearWords; onClear?: () => void }) {
  const isHydrated = useInBrowser(() => true, false)
  const [outcome, setOutcome] = useState<'busy' | 'done' | 'failed'>()
  const clear = () => {
    setOutcome('busy')
    clearDeviceData(BASE_PATH).then(
      () => {
        setOutcome('done')
        onClear?.()
      },
      () => setOutcome('failed'),
    )
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button name="clearData" label={words.label} disabled={!isHydrated} enabled={outcome !== 'busy'} run={clear} />
      <span role="status" className={outcome === 'failed' ? 'text-bad' : 'text-ok'}>
        {outcome && outcome !== 'busy' && words[outcome]}
      </span>
    </div>
  )
}
