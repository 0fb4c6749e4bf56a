import { lateWords } from '@/components/ui/layout/late-words'

/** Wraps a component that needs the names of documents and of their guides. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const withDocumentWords = lateWords('documents', (locale) => import(`@/messages/${locale}/documents.json`))
