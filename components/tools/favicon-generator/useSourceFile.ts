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
  /** What icons are to be made of: `file`, or the one that is being looked at to take its place. */
  readonly wanted: File | undefined
  /** Looks at a file; true once it has taken the place of the one before. One that will not do is told and dropped. */
  readonly choose: (file: File) => Promise<boolean>
  readonly clear: Clear
}

/** The picture that icons are made of. */
export function useSourceFile(): SourceFile {
  const [source, setSource] = useState<{ readonly file: File; readonly header: ImageHeader }>()
  const [pending, setPending] = useState<File>()
  const inspection = useTask(({ signal }: TaskContext<number>, chosen: File) => inspectIcon(chosen, { signal }))
  const header = source?.header
  const choose = async (chosen: File) => {
    setPending(chosen)
    const found = await inspection.start(chosen)
    setPending((current) => (current === chosen ? undefined : current))
    if (found) setSource({ file: chosen, header: found })
    return found !== undefined
  }
  const show = (shown: typeof source) => {
    inspection.clear()
    setPending(undefined)
    setSource(shown)
  }
  return {
    file: source?.file ?? pending,
    header,
    shown: header !== undefined && isShownByBrowsers(header.kind),
    wanted: pending ?? source?.file,
    choose,
    clear: () => {
      show(undefined)
      if (source) return () => show(source)
      return pending && (() => void choose(pending))
    },
  }
}
