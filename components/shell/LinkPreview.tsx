import type { PreviewTags } from '@/lib/seo/metadata'
import { PreviewHead } from './inline/InlineScripts'
import { serverTexts } from './inline/server-texts'

/** The tags by which links to a page are previewed, and its addresses in other languages. */
export function LinkPreview({ page, tags }: { page: string; tags: PreviewTags }) {
  serverTexts().set(`preview of ${page}`, JSON.stringify(tags))
  return <PreviewHead page={page} />
}
