import { useMemo, useState } from 'react'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { useTask } from '@/components/ui/feedback/useTask'
import { localField, localFlag } from '@/components/ui/fields/local-field'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { clamp } from '@/lib/core/numbers'
import type { ToolErrorShape } from '@/lib/core/errors'
import { readNumber } from '@/lib/core/read-number'
import type { OwnPart } from './useNoise'

export interface OwnControls {
  /** What is to be heard; undefined without a file. */
  readonly part: OwnPart | undefined
  readonly isOpening: boolean
  /** Why the last file was refused. */
  readonly refused: ToolErrorShape | undefined
  readonly open: (file: File) => void
  readonly remove: () => void
  readonly level: FieldBinding
  readonly alone: FieldBinding
}

/** The sound file of the visitor: decoded in the page, played, and forgotten with it. */
export function useOwnSound(): OwnControls {
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
    part,
    isOpening: task.isRunning,
    refused: task.error,
    open: (file) => void task.start(file),
    remove: () => clearAll(task.clear),
    level: localField('ownLevel', level, setLevel),
    alone: localFlag('ownAlone', isAlone, setIsAlone),
  }
}
