import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/ui/feedback/useTask'
import type { Clear } from '@/components/ui/feedback/clear-all'
import type { ToolErrorShape } from '@/lib/core/errors'
import { isShownByBrowsers } from '@/lib/image/formats/image-formats'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { inspectIcon } from '@/lib/tools/favicon-generator/worker/make-favicons'

export interface SourceFile {
  readonly file: File | undefined
  readonly header: ImageHeader | undefined
  /** The browser can display the file format. */
  readonly isDisplayable: boolean
  /** The file that was chosen last: the one that is being inspected, otherwise `file`. */
  readonly selected: File | undefined
  /** Why the last file could not be read. */
  readonly refused: ToolErrorShape | undefined
  /** Inspects a file. Resolves to true if it replaced the current one. */
  readonly choose: (file: File) => Promise<boolean>
  readonly clear: Clear
}

/** State of the picture that the icons are generated from. */
export function useSourceFile(): SourceFile {
  const [source, setSource] = useState<{ readonly file: File; readonly header: ImageHeader }>()
  const [pending, setPending] = useState<File>()
  const inspection = useTask(({ signal }: TaskContext<number>, chosen: File) => inspectIcon(chosen, { signal }), 'keep')
  const header = source?.header
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
    isDisplayable: header !== undefined && isShownByBrowsers(header),
    selected: pending ?? source?.file,
    refused: inspection.error,
    choose,
    clear: () => {
      show(undefined)
      if (source) return () => show(source)
      return pending && (() => void choose(pending))
    },
  }
}
