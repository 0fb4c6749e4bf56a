import type documents from '@/messages/en/documents.json'
import type errors from '@/messages/en/errors.json'
import type faces from '@/messages/en/faces.json'
import type home from '@/messages/en/home.json'
import type photos from '@/messages/en/photos.json'
import type recipes from '@/messages/en/recipes.json'
import type search from '@/messages/en/search.json'
import type offline from '@/messages/en/offline.json'
import type shell from '@/messages/en/shell.json'
import type { ToolUi } from '@/lib/tools/catalog.generated'
import type { Locale } from './locales'

/** The messages that client components may use. */
export interface ClientMessages extends ToolUi {
  shell: (typeof shell)['ui']
  errors: typeof errors
  home: (typeof home)['ui']
  search: (typeof search)['ui']
  /** Read by components/ui/files/recipe-words.ts when it is opened. */
  recipes: typeof recipes
  /** Read by components/ui/pictures/face-words.ts when faces are hidden. */
  faces: typeof faces
  /** Read by components/tools/image-resizer/document-words.ts for a photo of a document. */
  documents: typeof documents
  /** Read by components/tools/image-resizer/photo-words.ts when a photo is cut. */
  photos: typeof photos
  offline: (typeof offline)['ui']
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: ClientMessages
  }
}
