import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/hooks/useTask'
import type { ImageHeader } from '@/lib/engines/image-header'
import { inspectIcon } from '@/lib/workers/make-favicons'

/** Kinds that browsers may not show by themselves. */
const NEVER_SHOWN = ['heic', 'tiff']

export interface SourceFile {
  readonly file: File | undefined
  readonly header: ImageHeader | undefined
  /** The browser can show the file as it is. */
  readonly shown: boolean
  /** Takes a file and looks at it; one that will not do is told and dropped. */
  readonly choose: (file: File) => void
  readonly clear: () => void
}

/** The picture that icons are made of. */
export function useSourceFile(): SourceFile {
  const [file, setFile] = useState<File>()
  const inspection = useTask(({ signal }: TaskContext<number>, chosen: File) => inspectIcon(chosen, { signal }))
  const header = inspection.result
  return {
    file,
    header,
    shown: header !== undefined && !NEVER_SHOWN.includes(header.kind),
    choose: (chosen) => {
      inspection.clear()
      setFile(chosen)
      void inspection.start(chosen).then((fine) => {
        if (!fine) setFile((current) => (current === chosen ? undefined : current))
      })
    },
    clear: () => {
      inspection.clear()
      setFile(undefined)
    },
  }
}
