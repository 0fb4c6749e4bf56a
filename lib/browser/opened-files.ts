import { announcesFiles, takeShared } from '@/lib/offline/shared-files'

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/**
 * Hands over the files that were shared to the installed app, sent on by another tool's page, or opened with the app from
 * the system's file manager; `onGone` when what the address announces is there no longer.
 */
export function takeOpenedFiles(take: (files: File[]) => void, onGone: () => void): void {
  const hand = (files: File[]) => {
    if (files.length > 0) take(files)
  }
  const fragment = location.hash
  if (announcesFiles(fragment)) {
    // Taken off the address first: neither a reload nor the way back may ask for them again.
    history.replaceState(history.state, '', location.pathname + location.search)
    takeShared(fragment).then((files) => (files.length > 0 ? take(files) : onGone()), onGone)
  }
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => void Promise.all(files.map((file) => file.getFile())).then(hand))
}
