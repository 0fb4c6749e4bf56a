import {
  deleteExpiredHandovers,
  HANDOVER_LIFETIME_MILLISECONDS,
  storeHandover,
  withPath,
} from '@/lib/offline/shared-files'
import type { NamedBlob } from './download'
import { openAddress } from './page'

/** True where Cache Storage is available, which insecure origins and old browsers lack. */
export function canSendFiles(): boolean {
  return 'caches' in window
}

/** Keeps its folder and date, which names and ZIPs of the next tool use. */
function toFile({ blob, name, folder, lastModified = Date.now() }: NamedBlob): File {
  const file = new File([blob], name, { type: blob.type, lastModified })
  return folder ? withPath(file, `${folder}/${name}`) : file
}

/**
 * Opens a page of this site with files, which are stored on the device until that page takes them, for at most ten
 * minutes. Rejects when storage is full.
 */
export async function sendFiles(path: string, files: readonly NamedBlob[], inNewTab: boolean): Promise<void> {
  const fragment = await storeHandover(files.map(toFile))
  // In case a new tab is closed before it takes the files.
  setTimeout(() => void deleteExpiredHandovers(), HANDOVER_LIFETIME_MILLISECONDS + 1000)
  openAddress(path + fragment, inNewTab)
}
