import type { TaskContext } from '@/components/ui/feedback/useTask'
import { useOneFile } from '@/components/ui/files/useOneFile'
import { isShownByBrowsers } from '@/lib/image/formats/image-formats'
import { inspectIcon } from '@/lib/tools/favicon-generator/worker/make-favicons'

export type SourceFile = ReturnType<typeof useSourceFile>

async function open({ signal }: TaskContext<number>, file: File) {
  return { file, header: await inspectIcon(file, { signal }) }
}

/** State of the picture that the icons are generated from. */
export function useSourceFile() {
  const { opened, opening, refused, choose, clear } = useOneFile(open)
  const header = opened?.header
  return {
    file: opened?.file ?? opening,
    header,
    /** The browser can display the file format. */
    isDisplayable: header !== undefined && isShownByBrowsers(header),
    /** The file that was chosen last: the one that is being inspected, otherwise `file`. */
    selected: opening ?? opened?.file,
    refused,
    choose,
    clear: () => clear() ?? (opening && (() => void choose(opening))),
  }
}
