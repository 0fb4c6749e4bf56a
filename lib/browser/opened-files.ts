import { SHARED_FRAGMENT } from '@/lib/offline/messages'
import { takeShared } from '@/lib/offline/shared-files'

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** Hands over the files that were shared to the installed app, or opened with it from the system's file manager. */
export function takeOpenedFiles(take: (files: File[]) => void): void {
  const hand = (files: File[]) => {
    if (files.length > 0) take(files)
  }
  if (location.hash === SHARED_FRAGMENT) {
    history.replaceState(history.state, '', location.pathname + location.search)
    void takeShared().then(hand)
  }
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => void Promise.all(files.map((file) => file.getFile())).then(hand))
}
