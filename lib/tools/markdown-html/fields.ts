import { choice, remembered } from '@/lib/core/fields'

export const markdownFields = {
  view: remembered(choice(['preview', 'html'])),
  downloadAs: remembered(choice(['document', 'fragment'])),
}
