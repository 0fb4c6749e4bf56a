import { choice } from '@/lib/core/fields'

export const markdownFields = {
  view: choice(['preview', 'html']),
  downloadAs: choice(['document', 'fragment']),
}
