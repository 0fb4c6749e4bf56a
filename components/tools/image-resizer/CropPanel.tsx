import { Crop as CropIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { PictureStage } from '@/components/ui/pictures/PictureStage'
import type { Edit } from '@/lib/tools/image-resizer/crop'
import type { PresetId } from '@/lib/tools/image-resizer/presets'
import type { FoundHeads } from './HeadFinder'
import type { ResizeBatchItem } from './resize-file'
import { ResizePreview } from './ResizePreview'
import type { Crop } from './useCrop'

const CropEditor = late(() => import('./CropEditor'))
const QuickSizes = late(() => import('./QuickSizes'))

interface Props {
  items: readonly ResizeBatchItem[]
  crop: Crop
  /** The photos are for a document: the frame is shown until it is closed. */
  hasDocument: boolean
  /** What the photo shown is for. */
  documentField: (item: ResizeBatchItem) => FieldBinding
  backdrop: FieldBinding
  onEdit: (item: ResizeBatchItem, edit: Edit) => void
  onPreset: (id: PresetId) => void
}

/** Above the files: the only one before and after or, while its button is pressed, the frame on one of them. */
export default function CropPanel({ items, crop, hasDocument, documentField, backdrop, onEdit, onPreset }: Props) {
  const t = useTranslations('image-resizer.crop')
  const [pressed, setPressed] = useState<boolean>()
  const isOpen = pressed ?? hasDocument
  const [id, setId] = useState<number>()
  const [found, setFound] = useState<FoundHeads>(new Map())
  const known = items.filter(({ info }) => info)
  const shown = known.find((item) => item.id === id) ?? known[0]
  const [only] = items.length === 1 ? items : []
  return (
    <div className="grid gap-3">
      {isOpen && shown ? (
        <CropEditor
          fallback={<PictureStage />}
          items={known}
          shown={shown}
          crop={crop}
          document={documentField(shown)}
          backdrop={backdrop}
          heads={{ found, setFound }}
          onEdit={onEdit}
          onShow={setId}
        />
      ) : (
        only && (only.info !== undefined || only.status === 'inspecting') && <ResizePreview item={only} />
      )}
      {/* Two rows from the start on a phone: the sizes come when the first photo has been looked at. */}
      <div className="flex flex-wrap content-start gap-2 py-1.5 whitespace-nowrap max-sm:min-h-27">
        <Button
          name="crop"
          label={isOpen ? t('close') : t('open')}
          icon={CropIcon}
          aria-expanded={isOpen}
          className={isOpen ? 'max-sm:w-full' : 'max-sm:flex-auto'}
          run={() => setPressed(!isOpen)}
        />
        {shown && (
          <QuickSizes
            document={documentField(shown).raw}
            onDocument={(id) => {
              setPressed(undefined)
              documentField(shown).set(id)
            }}
            onPreset={onPreset}
          />
        )}
      </div>
    </div>
  )
}
