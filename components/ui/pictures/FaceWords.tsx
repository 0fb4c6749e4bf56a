import { lateWords } from '@/components/ui/layout/late-words'

/** The words of hidden faces. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const FaceWords = lateWords('faces', (locale) => import(`@/messages/${locale}/faces.json`))
