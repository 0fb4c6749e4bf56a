import { useState } from 'react'
import { useTask } from '@/components/ui/feedback/useTask'
import { setBack, type Clear, type Undo } from '@/components/ui/feedback/clear-all'
import type { ToolErrorShape } from '@/lib/core/errors'
import { analyzeFile, type AnalyzedFile } from './analyze-file'

export interface PictureState {
  readonly picture: AnalyzedFile | undefined
  /** The file that is being analyzed. */
  readonly analyzing: File | undefined
  /** Progress of the analysis, 0 to 1. */
  readonly progress: number | undefined
  /** Why the last file could not be analyzed. */
  readonly refused: ToolErrorShape | undefined
  readonly cancel: () => void
  /** Analyzes a file, which replaces the current picture on success. Resolves to the undo, or to undefined on failure. */
  readonly choose: (file: File) => Promise<Undo | undefined>
  readonly clear: Clear
}

/** State of the picture that colors are picked from. */
export function usePicture(): PictureState {
  const analysis = useTask(analyzeFile, 'keep')
  const [chosen, setChosen] = useState<File>()
  const [picture, setPicture] = useState<AnalyzedFile>()
  const show = (next: AnalyzedFile | undefined) => {
    analysis.clear()
    setPicture(next)
  }
  return {
    picture,
    analyzing: analysis.isRunning ? chosen : undefined,
    progress: analysis.progress,
    refused: analysis.error,
    cancel: analysis.cancel,
    choose: async (file) => {
      setChosen(file)
      const analyzed = await analysis.start(file)
      if (!analyzed) return undefined
      show(analyzed)
      return () => show(picture)
    },
    clear: () => setBack(picture, undefined, show),
  }
}
