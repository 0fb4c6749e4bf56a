import { useState } from 'react'
import { useTask } from '@/components/ui/feedback/useTask'
import { setBack, type Undo } from '@/components/ui/feedback/clear-all'
import { analyzeFile, type AnalyzedFile } from './analyze-file'

/** State of the picture that colors are picked from. */
export function usePicture() {
  const analysis = useTask(analyzeFile, 'keep')
  const [chosen, setChosen] = useState<File>()
  const [picture, setPicture] = useState<AnalyzedFile>()
  const show = (next: AnalyzedFile | undefined) => {
    analysis.clear()
    setPicture(next)
  }
  return {
    picture,
    /** The file that is being analyzed. */
    analyzing: analysis.isRunning ? chosen : undefined,
    /** Progress of the analysis, 0 to 1. */
    progress: analysis.progress,
    /** Why the last file could not be analyzed. */
    refused: analysis.error,
    cancel: analysis.cancel,
    /** Analyzes a file, which replaces the current picture on success. Resolves to the undo, or to undefined on failure. */
    choose: async (file: File): Promise<Undo | undefined> => {
      setChosen(file)
      const analyzed = await analysis.start(file)
      if (!analyzed) return undefined
      show(analyzed)
      return () => show(picture)
    },
    clear: () => setBack(picture, undefined, show),
  }
}
