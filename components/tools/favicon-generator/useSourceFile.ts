import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/ui/feedback/useTask'
import { isShownByBrowsers } from '@/lib/image/formats/image-formats'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { inspectIcon } from '@/lib/tools/favicon-generator/worker/make-favicons'

export type SourceFile = ReturnType<typeof useSourceFile>

/** State of the picture that the icons are generated from. */
export function useSourceFile() {
  const [source, setSource] = useState<{ readonly file: File; readonly header: ImageHeader }>()
  const [pending, setPending] = useState<File>()
  const inspection = useTask(({ signal }: TaskContext<number>, chosen: File) => inspectIcon(chosen, { signal }), 'keep')
  const header = source?.header
  /** Inspects a file. Resolves to true if it replaced the current one. */
  const choose = async (chosen: File) => {
    setPending(chosen)
    const found = await inspection.start(chosen)
    setPending((current) => (current === chosen ? undefined : current))
    if (found) setSource({ file: chosen, header: found })
    return found !== undefined
  }
  const show = (next: typeof source) => {
    inspection.clear()
    setPending(undefined)
    setSource(next)
  }
  return {
    file: source?.file ?? pending,
    header,
    /** The browser can display the file format. */
    isDisplayable: header !== undefined && isShownByBrowsers(header),
    /** The file that was chosen last: the one that is being inspected, otherwise `file`. */
    selected: pending ?? source?.file,
    /** Why the last file could not be read. */
    refused: inspection.error,
    choose,
    clear: () => {
      show(undefined)
      if (source) return () => show(source)
      return pending && (() => void choose(pending))
    },
  }
}
