import { forgetHanded, handOver, HANDED_MILLISECONDS } from '@/lib/offline/shared-files'
import type { NamedBlob } from './download'
import { openAddress } from './page'

/** Pages can hand files to each other: Cache Storage is there, which insecure origins and old browsers lack. */
export function canSendOn(): boolean {
  return 'caches' in window
}

/**
 * Opens a page of this site and hands it files, which wait on the device until it has taken them, ten minutes at most.
 * Rejects when the device has no room.
 */
export async function sendOn(path: string, files: readonly NamedBlob[], inNewTab: boolean): Promise<void> {
  const fragment = await handOver(files.map(({ blob, name }) => new File([blob], name, { type: blob.type })))
  // For a new tab that was closed before it took them, while this one stays.
  setTimeout(() => void forgetHanded(), HANDED_MILLISECONDS + 1000)
  openAddress(path + fragment, inNewTab)
}
