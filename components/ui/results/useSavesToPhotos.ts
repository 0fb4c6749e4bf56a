import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { thisDevice } from '@/lib/image/codecs/this-device'
import type { FileToMake } from '@/lib/platform/download'
import { canShareFiles } from '@/lib/platform/share-files'

/** True on a phone whose share sheet takes so many files like this one: it saves them to its photos, as a download does not. */
export function useSavesToPhotos(file: FileToMake | undefined, count = 1): boolean {
  return useInBrowser(() => {
    const likely = file ?? { name: 'photo.jpg', blob: new Blob([], { type: 'image/jpeg' }) }
    return thisDevice().handheld && canShareFiles(Array.from({ length: count }, () => likely))
  }, false)
}
