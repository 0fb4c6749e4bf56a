import { watchFragment } from './page'
import { refersToFiles, takeSharedFiles } from '@/lib/offline/shared-files'

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/**
 * Calls `take` with files that were shared with the installed app, sent by another tool's page, or opened with the app
 * from a file manager, also on this page itself. Calls `onGone` when files that the URL refers to (`sent`) or that a file
 * manager opened (`opened`) no longer exist or cannot be read. Returns a function that stops it.
 */
export function takeOpenedFiles(take: (files: File[]) => void, onGone: (way: 'sent' | 'opened') => void): () => void {
  const takeAny = (files: File[]) => {
    if (files.length > 0) take(files)
  }
  const takeReferred = () => {
    const fragment = location.hash
    if (!refersToFiles(fragment)) return
    // Removed from the URL first, so that a reload or a history navigation does not request the files again.
    history.replaceState(history.state, '', location.pathname + location.search)
    const onNone = () => onGone('sent')
    takeSharedFiles(fragment).then((files) => (files.length > 0 ? take(files) : onNone()), onNone)
  }
  const takeLaunched = (reads: readonly PromiseSettledResult<File>[]) => {
    takeAny(reads.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])))
    if (reads.some(({ status }) => status === 'rejected')) onGone('opened')
  }
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(
    ({ files }) => void Promise.allSettled(files.map((file) => file.getFile())).then(takeLaunched),
  )
  return watchFragment(takeReferred)
}
