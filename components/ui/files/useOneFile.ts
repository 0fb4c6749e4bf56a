import { useState } from 'react'
import { setBack } from '@/components/ui/feedback/clear-all'
import { useTask, type TaskContext } from '@/components/ui/feedback/useTask'

/** State of the one file that a tool works on. A file that cannot be opened leaves the one before it. */
export function useOneFile<Opened, Progress = number>(
  open: (context: TaskContext<Progress>, file: File) => Promise<Opened>,
) {
  const task = useTask(open, 'keep')
  const [opened, setOpened] = useState<Opened>()
  const [chosen, setChosen] = useState<File>()
  const show = (next: Opened | undefined) => {
    task.clear()
    setOpened(next)
  }
  return {
    opened,
    /** The file that is being opened. */
    opening: task.isRunning ? chosen : undefined,
    progress: task.progress,
    /** Why the last file could not be opened. */
    refused: task.error,
    cancel: task.cancel,
    /** Opens a file. Resolves to undefined on failure. */
    choose: async (file: File) => {
      setChosen(file)
      const next = await task.start(file)
      if (next) show(next)
      return next
    },
    /** Shows what was opened before. */
    show,
    clear: () => setBack(opened, undefined, show),
  }
}
