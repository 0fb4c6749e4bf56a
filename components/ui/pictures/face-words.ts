import { lateWords } from '@/components/ui/layout/late-words'

/** Wraps a component that needs the words of hidden faces. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const withFaceWords = lateWords('faces', (locale) => import(`@/messages/${locale}/faces.json`))
