import { useMemo, useState } from 'react'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { useTask } from '@/components/ui/feedback/useTask'
import { localField, localFlag } from '@/components/ui/fields/local-field'
import { clamp } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import type { OwnPart } from './useNoise'

export type OwnControls = ReturnType<typeof useOwnSound>

/** The sound file of the visitor: decoded in the page, played, and forgotten with it. */
export function useOwnSound() {
  const task = useTask(async (_, file: File) => {
    // Loaded when a file is chosen.
    const { openOwnSound } = await import('./own-sound')
    return openOwnSound(file)
  }, 'keep')
  const [level, setLevel] = useState('100')
  const [isAlone, setIsAlone] = useState(true)
  const sound = task.result
  const part = useMemo<OwnPart | undefined>(
    () => sound && { sound, isAlone, level: clamp(readNumber(level) || 0, 0, 100) / 100 },
    [sound, isAlone, level],
  )
  return {
    /** What is to be heard; undefined without a file. */
    part,
    isOpening: task.isRunning,
    /** Why the last file was refused. */
    refused: task.error,
    open: (file: File) => void task.start(file),
    remove: () => clearAll(task.clear),
    level: localField('ownLevel', level, setLevel),
    alone: localFlag('ownAlone', isAlone, setIsAlone),
  }
}
