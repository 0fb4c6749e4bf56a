import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/hooks/useTask'
import type { Clear } from '@/components/ui/clear-all'
import { isShownByBrowsers } from '@/lib/core/image-kind'
import type { ImageHeader } from '@/lib/engines/image-header'
import { inspectIcon } from '@/lib/workers/make-favicons'

export interface SourceFile {
  readonly file: File | undefined
  readonly header: ImageHeader | undefined
  /** The browser can show the file as it is. */
  readonly shown: boolean
  /** Takes a file and looks at it; one that will not do is told and dropped. */
  readonly choose: (file: File) => void
  readonly clear: Clear
}

/** The picture that icons are made of. */
export function useSourceFile(): SourceFile {
  const [file, setFile] = useState<File>()
  const inspection = useTask(({ signal }: TaskContext<number>, chosen: File) => inspectIcon(chosen, { signal }))
  const header = inspection.result
  const choose = (chosen: File) => {
    inspection.clear()
    setFile(chosen)
    void inspection.start(chosen).then((fine) => {
      if (!fine) setFile((current) => (current === chosen ? undefined : current))
    })
  }
  return {
    file,
    header,
    shown: header !== undefined && isShownByBrowsers(header.kind),
    choose,
    clear: () => {
      inspection.clear()
      setFile(undefined)
      return file && (() => choose(file))
    },
  }
}
