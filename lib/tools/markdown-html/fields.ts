import { choice, remembered } from '@/lib/core/fields'

export const markdownHtmlFields = {
  view: remembered(choice(['preview', 'html'])),
  downloadAs: remembered(choice(['document', 'fragment'])),
}
