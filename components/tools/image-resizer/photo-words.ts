import { lateWords } from '@/components/ui/layout/late-words'

/** Wraps a component that needs the words of the frame and of photos for documents. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const withPhotoWords = lateWords('photos', (locale) => import(`@/messages/${locale}/photos.json`))
