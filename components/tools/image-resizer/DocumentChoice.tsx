import type { FieldBinding } from '@/components/ui/fields/useFields'
import { documentOf, ratioOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { DocumentSelect } from './DocumentSelect'
import { withDocumentWords } from './document-words'
import { HeadGuides } from './HeadGuides'

/** Where no rule says, the head is set as published samples of such photos show it, as shares of the height. */
const USUAL_HEAD = { above: 0.1, tall: 0.7 }

/** The document of a photo that is still to come, and how the result is to look, with the document's guides. */
export default withDocumentWords(DocumentChoice)

function DocumentChoice({ field }: { field: FieldBinding }) {
  const document = documentOf(field.raw)
  return (
    <div className="grid gap-4">
      <DocumentSelect field={field} />
      {document && <Sample document={document} />}
    </div>
  )
}

function Sample({ document }: { document: PhotoDocument }) {
  const { head, print } = document
  const above = head ? head.above / print.height : USUAL_HEAD.above
  const tall = head ? (head.least + head.most) / 2 / print.height : USUAL_HEAD.tall
  const percent = (share: number) => `${share * 100}%`
  return (
    <div
      aria-hidden
      data-name="documentPicture"
      className="relative mx-auto my-6 h-40 forced-color-adjust-none"
      style={{ aspectRatio: ratioOf(document) }}
    >
      <div className="absolute inset-0 overflow-hidden rounded-tile bg-[#cfd8e3]">
        <span
          className="absolute left-1/2 w-4/5 -translate-x-1/2 rounded-t-full bg-[#2b3a55]"
          style={{ top: percent(above + tall * 0.93), height: '40%' }}
        />
        <span
          className="absolute left-1/2 aspect-[3/4] -translate-x-1/2 rounded-full bg-[#eac3a0]"
          style={{ top: percent(above), height: percent(tall) }}
        />
      </div>
      <HeadGuides document={document} labelInset={-22} />
    </div>
  )
}
