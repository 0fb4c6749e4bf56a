import { late } from '@/components/ui/layout/late'

// With their styles, which the page has no room for until there is a document.
export const HtmlPane = late(() => import('./HtmlPane'))
export const PreviewPane = late(() => import('./PreviewPane'))
