import { useState } from 'react'
import { useTask } from '@/components/hooks/useTask'
import type { Clear, Undo } from '@/components/ui/clear-all'
import { analyzeFile, type AnalyzedFile } from './analyze-file'

export interface PictureState {
  readonly picture: AnalyzedFile | undefined
  /** The file that is being looked at. */
  readonly analyzing: File | undefined
  /** 0 to 1, of looking at it. */
  readonly progress: number | undefined
  readonly cancel: () => void
  /** Looks at a file, which takes the place of the picture before if it will do; gives the way back when it has. */
  readonly choose: (file: File) => Promise<Undo | undefined>
  readonly clear: Clear
}

/** The picture that colours are taken from. */
export function usePicture(): PictureState {
  const analysis = useTask(analyzeFile)
  const [chosen, setChosen] = useState<File>()
  const [picture, setPicture] = useState<AnalyzedFile>()
  const show = (shown: AnalyzedFile | undefined) => {
    analysis.clear()
    setPicture(shown)
  }
  return {
    picture,
    analyzing: analysis.running ? chosen : undefined,
    progress: analysis.progress,
    cancel: analysis.cancel,
    choose: async (file) => {
      setChosen(file)
      const found = await analysis.start(file)
      if (!found) return undefined
      show(found)
      return () => show(picture)
    },
    clear: () => {
      show(undefined)
      return picture && (() => show(picture))
    },
  }
}
