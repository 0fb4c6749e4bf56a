import { CaretsToAxisDashedVertical, ChevronLeft, ChevronRight, RotateCcw, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext, type ComponentProps } from 'react'
import { Button, type Action } from '@/components/ui/layout/Button'
import { localField, localFlag } from '@/components/ui/fields/local-field'
import { late } from '@/components/ui/layout/late'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { CheckField } from '@/components/ui/fields/CheckField'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { FrameEditor } from '@/components/ui/pictures/FrameEditor'
import { Picture } from '@/components/ui/pictures/Picture'
import {
  frameOn,
  mirrored,
  turned,
  UNTOUCHED,
  wholePixels,
  withFrame,
  withRatio,
  type Edit,
} from '@/lib/tools/image-resizer/crop'
import { documentOf, hasPixelsOf, ratioOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { BACKDROPS, type Backdrop } from '@/lib/tools/image-resizer/backdrop-choices'
import { ratioIn, ratioName, RATIOS } from '@/lib/tools/image-resizer/ratios'
import { revealStart } from '@/lib/platform/page'
import { turnedSize } from '@/lib/tools/image-resizer/turn'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import { CropFields } from './CropFields'
import { DocumentDetails } from './DocumentDetails'
import { DocumentSelect } from './DocumentSelect'
import { withDocumentWords } from './document-words'
import { HeadGuides } from './HeadGuides'
import { withPhotoWords } from './photo-words'
import type { ResizeBatchItem } from './resize-file'
import { TurnedPicture } from './TurnedPicture'
import type { Crop } from './useCrop'

// Loaded once a document is chosen.
const HeadFinder = late(() => import('./HeadFinder'))

interface Props {
  items: readonly ResizeBatchItem[]
  shown: ResizeBatchItem
  crop: Crop
  document: FieldBinding
  backdrop: FieldBinding
  heads: Pick<ComponentProps<typeof HeadFinder>, 'found' | 'setFound'>
  onEdit: (item: ResizeBatchItem, edit: Edit) => void
  onShow: (id: number) => void
}

/** The frame on a picture, and everything that moves, turns and measures it. */
export default withDocumentWords(withPhotoWords(CropEditor))

function CropEditor({ items, shown, crop, document: documentField, backdrop, heads, onEdit, onShow }: Props) {
  const t = useTranslations('photos.crop')
  // Where the page is about documents, it has set one that may be another than the visitor's.
  const isDocumentFirst = useContext(NeedContext)?.lead.includes('document')
  const { file, info } = shown
  if (!info) return null
  const edit = crop.editOf(file)
  const size = turnedSize(info, edit.turns)
  const frame = frameOn(edit, info)
  const document = documentOf(documentField.raw)
  /** Turned or started over, the frame is again of the document's ratio. */
  const change = (next: Edit) => onEdit(shown, document ? withRatio(next, ratioOf(document), info) : next)
  const setFrame = (next: Rectangle) => onEdit(shown, withFrame(edit, wholePixels(next, size), info))
  const setRatio = (text: string) => {
    if (text === 'free') return change(withRatio(edit, null, info))
    change(withRatio(edit, text === 'original' ? size.width / size.height : ratioIn(text), info))
  }
  // An evened background is seen only in the file that was made, which has the part inside the frame.
  const evened = backdrop.raw !== 'keep' && shown.status === 'done' ? shown.result : undefined
  const documentSelect = <DocumentSelect field={documentField} />
  const index = items.indexOf(shown)
  const neighbor = (step: 1 | -1) => items[(index + step + items.length) % items.length]
  const ratio = ratioName(edit.ratio, { size, frame })
  // The ratio of a document that was chosen before is not in the list.
  const ratios = ['free', 'original', ...RATIOS].includes(ratio) ? RATIOS : [...RATIOS, ratio]

  return (
    // Opened by a button below the picture, it would open out of sight.
    <section ref={revealStart} aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isDocumentFirst && documentSelect}
      <FrameEditor
        key={`${shown.id} ${edit.turns} ${edit.mirrored}`}
        {...{ frame, size }}
        ratio={edit.ratio}
        onChange={setFrame}
        words={{ frame: t('frame'), hint: t('hint'), keys: t('keys'), corner: (corner) => t(`corners.${corner}`) }}
        made={
          document &&
          evened &&
          hasPixelsOf(document, evened) && (
            <Picture picture={evened} use="preview" alt="" draggable={false} className="size-full select-none" />
          )
        }
        guides={document && <HeadGuides document={document} />}
      >
        <TurnedPicture file={file} info={info} turn={edit} />
      </FrameEditor>
      {document && <BackdropField field={backdrop} document={document} />}
      {document && (
        // In sight on a phone, below the picture.
        <div className="min-h-24">
          <HeadFinder {...{ items, shown, crop, document, ...heads }} backdrop={backdrop.raw as Backdrop} />
        </div>
      )}
      {items.length > 1 && (
        <div className="flex items-center gap-2">
          <Tool
            name="previousPicture"
            label={t('previous')}
            icon={ChevronLeft}
            run={() => onShow(neighbor(-1)?.id ?? shown.id)}
          />
          <p className="min-w-0 flex-1 truncate text-center text-sm text-ink-2" dir="auto">
            {file.name}
          </p>
          <Tool
            name="nextPicture"
            label={t('next')}
            icon={ChevronRight}
            run={() => onShow(neighbor(1)?.id ?? shown.id)}
          />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Tool name="turnLeft" label={t('turnLeft')} icon={RotateCcw} run={() => change(turned(edit, -1))} />
        <Tool name="turnRight" label={t('turnRight')} icon={RotateCw} run={() => change(turned(edit, 1))} />
        <Tool name="mirror" label={t('mirror')} icon={CaretsToAxisDashedVertical} run={() => change(mirrored(edit))} />
        <Button name="uncrop" label={t('uncrop')} look="quiet" run={() => change(UNTOUCHED)} />
      </div>
      {items.length > 1 && (
        <CheckField
          field={localFlag('sameForAll', crop.sameForAll, (isSame) => crop.share(isSame, file))}
          label={t('sameForAll')}
        />
      )}
      {!isDocumentFirst && documentSelect}
      {document && <DocumentDetails document={document} shown={shown} />}
      {!document && (
        <SelectField
          field={localField('ratio', ratio, setRatio)}
          label={t('ratio')}
          options={[
            { value: 'free', label: t('free') },
            { value: 'original', label: t('original') },
            ...ratios.map((text) => ({ value: text, label: text })),
          ]}
        />
      )}
      <CropFields
        {...{ frame, size }}
        ratio={edit.ratio}
        level={edit.level}
        onChange={setFrame}
        onLevel={(level) => onEdit(shown, { ...edit, level })}
      />
    </section>
  )
}

function Tool(action: Action) {
  return <Button {...action} iconSize={20} className="flex-col gap-1 px-2.5 py-1.5 text-[13px]" />
}

/** The choice of a background, with a warning where the document's office forbids edited ones. */
function BackdropField({ field, document }: { field: FieldBinding; document: PhotoDocument }) {
  const t = useTranslations('photos.backdrop')
  const { editing = 'unknown', source, year } = document
  return (
    <div className="grid gap-1.5">
      <SelectField field={field} label={t('label')} options={BACKDROPS.map((value) => ({ value, label: t(value) }))} />
      {field.raw !== 'keep' && (
        <p
          data-name="backdropNote"
          data-value={editing}
          className={`text-sm ${editing === 'allowed' ? 'text-ink-2' : 'text-warn'}`}
        >
          {t(editing, { host: new URL(source).host, year: String(year) })}
        </p>
      )}
    </div>
  )
}
