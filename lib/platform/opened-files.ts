import { watchFragment } from './page'
import { refersToFiles, takeSharedFiles } from '@/lib/offline/shared-files'

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/**
 * Calls `take` with files that were shared with the installed app, sent by another tool's page, or opened with the app
 * from a file manager, also on this page itself. Calls `onGone` when the files that the URL refers to no longer exist.
 * Returns a function that stops it.
 */
export function takeOpenedFiles(take: (files: File[]) => void, onGone: () => void): () => void {
  const takeAny = (files: File[]) => {
    if (files.length > 0) take(files)
  }
  const takeReferred = () => {
    const fragment = location.hash
    if (!refersToFiles(fragment)) return
    // Removed from the URL first, so that a reload or a history navigation does not request the files again.
    history.replaceState(history.state, '', location.pathname + location.search)
    takeSharedFiles(fragment).then((files) => (files.length > 0 ? take(files) : onGone()), onGone)
  }
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => void Promise.all(files.map((file) => file.getFile())).then(takeAny))
  return watchFragment(takeReferred)
}
