import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { thisDevice } from '@/lib/image/codecs/this-device'
import type { FileToMake } from '@/lib/platform/download'
import { canShareFiles } from '@/lib/platform/share-files'

/** True on phones whose share sheet accepts `count` files of this kind; unlike a download, it can save them to the photo library. */
export function useSavesToPhotos(file: FileToMake | undefined, count = 1): boolean {
  return useInBrowser(() => {
    const likely = file ?? { name: 'photo.jpg', blob: new Blob([], { type: 'image/jpeg' }) }
    return thisDevice().handheld && canShareFiles(Array.from({ length: count }, () => likely))
  }, false)
}
