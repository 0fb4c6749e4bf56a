'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment, useCallback, useMemo, useState } from 'react'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import { useBatchDownloads } from '@/components/ui/files/useBatchDownloads'
import { NumberField } from '@/components/ui/fields/NumberField'
import { useFields } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { BatchActions, prepareActions } from '@/components/ui/files/BatchActions'
import { BatchScreen } from '@/components/ui/files/BatchScreen'
import { late } from '@/components/ui/layout/late'
import type { ItemProps } from '@/components/ui/files/BatchRows'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { useShownFaces } from '@/components/ui/pictures/useShownFaces'
import { notify } from '@/components/ui/feedback/notify'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { formatBytes } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import { frameOn, withRatio, type Edit } from '@/lib/tools/image-resizer/crop'
import { bytesOf, leastSizeProblem, lossOf } from '@/lib/image/recipe'
import { documentOf, hasPixelsOf, ratioOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { imageResizerFields } from '@/lib/tools/image-resizer/fields'
import { resizedName } from '@/lib/tools/image-resizer/size'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { inspectForResizer, prepareResizer } from '@/lib/tools/image-resizer/worker/resize-image'
import { RemarksPlace } from './RemarksPlace'
import type { Resized, ResizeBatchItem, ResizeSettings, resizeFile } from './resize-file'
import { ResizeFields, SizeFields } from './ResizeFields'
import { useCrop } from './useCrop'
import { useTargetSize } from './useTargetSize'

// Loaded with the first photo, because nothing shows them before.
const CropPanel = late(() => import('./CropPanel'))
const ResizeItem = late(() => import('./ResizeItem'))
// The tool's own page begins without a document.
const DocumentChoice = late(() => import('./DocumentChoice'))
const HideFacesField = late(() => import('@/components/ui/pictures/HideFacesField'))
const RecipePanel = late(() => import('@/components/ui/files/RecipePanel'))

const OWN = ['leastSize', 'longestSide', 'stripMetadata', 'removal'] as const
const SIZE_NAMES = ['width', 'height', 'keepAspectRatio']
const WORK = {
  inspect: inspectForResizer,
  process: async (...photo: Parameters<typeof resizeFile>) => (await import('./resize-file')).resizeFile(...photo),
  keyOf: ({ editOf, hide, ...settings }: ResizeSettings, file: File) =>
    JSON.stringify([settings, editOf(file), hide.look, hide.shownIn(file)]),
}

/** What the size fields become for a document. */
function fieldsOf({ pixels: { width, height } }: PhotoDocument) {
  const size = { width: String(width), height: String(height) }
  return { ...size, sizeUnit: 'px', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg', longestSide: '' }
}

/** Pixels and the size of the file, after `3.5 × 4.5 cm ·` if they are a document's. */
function sizeParts(locale: string, result: Resized, document: PhotoDocument | undefined): string[] {
  const made = [`${result.width} × ${result.height} ·`, formatBytes(locale, result.blob.size)]
  if (!document || !hasPixelsOf(document, result)) return made
  const centimeters = (millimeters: number) => formatNumber(locale, millimeters / 10, 2)
  return [`${centimeters(document.print.width)} × ${centimeters(document.print.height)} cm ·`, ...made]
}

export default function ImageResizer() {
  const t = useTranslations('image-resizer')
  const locale = useLocale()
  const fields = useFields(imageResizerFields)
  const batch = useBatch(WORK)
  const { values } = fields
  const { items } = batch
  // Of several the first in the list, even if a later one is known sooner.
  const first = items.find(({ info, status }) => info ?? status === 'inspecting')
  const document = documentOf(values.document)
  const crop = useCrop(document ? ratioOf(document) : null)
  const { editOf } = crop
  const target = useTargetSize(fields, first?.info && frameOn(editOf(first.file), first.info))
  const isLossless = IMAGE_FORMATS[values.format].lossless === true
  const sizeProblem =
    (['leastSize', 'longestSide'] as const).some((name) => fields.bind(name).problem) ||
    leastSizeProblem(values) !== undefined
  // Without a quality, there is no target and no field for it.
  const problem = sizeProblem || (!isLossless && fields.bind('targetSize').problem !== undefined)
  const qualityProblem = fields.bind('quality').problem

  const [remarksPlace, setRemarksPlace] = useState<Element | null>(null)
  const { shownIn, toggle } = useShownFaces()
  const settings = useMemo<ResizeSettings | null>(() => {
    const { sizeUnit, fit, position, document, backdrop, hideFaces, format, quality } = values
    const longestSide = values.longestSide ?? target.longest
    const hide = { look: hideFaces, shownIn }
    const { width, height } = longestSide === null ? values : { width: longestSide, height: longestSide }
    if (problem || width === null || height === null || !(longestSide !== null || target.valid)) return null
    const loss = lossOf(values)
    const sizes = { target: bytesOf(values.targetSize), least: bytesOf(values.leastSize) }
    const box = {
      ...sizes,
      sizeUnit,
      width,
      height,
      fit,
      position,
      document,
      backdrop,
      hide,
      longestSide,
      loss,
      editOf,
    }
    if (IMAGE_FORMATS[format].lossless) return { ...box, format, quality: 100, target: null }
    return qualityProblem ? null : { ...box, format, quality: quality ?? 90 }
  }, [values, qualityProblem, problem, target.valid, target.longest, editOf, shownIn])
  useDebouncedRun(batch, settings)

  const prepare = () => {
    prepareResizer()
    prepareActions()
    // A failure is ignored: the modules are imported again when a photo is there.
    import('./resize-file').catch(() => {})
    if (document) import('./head-finder').then(({ prepareFinder }) => prepareFinder()).catch(() => {})
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add, onIntent: prepare })
  const downloads = useBatchDownloads(items, {
    pattern: values.namePattern,
    usualName: resizedName,
    zipName: 'resized_images.zip',
    successText: t('downloaded'),
  })
  const { outputOf, successText } = downloads
  const hidesFaces = values.hideFaces !== 'none'
  const renderItem = useCallback(
    (shared: ItemProps<ImageHeader, Resized>) => (
      <ResizeItem
        {...shared}
        output={outputOf(shared.item, shared.place)}
        success={successText}
        faces={hidesFaces ? { shownIn, toggle } : undefined}
      />
    ),
    [outputOf, successText, hidesFaces, shownIn, toggle],
  )
  const edit = (item: ResizeBatchItem, next: Edit) => {
    crop.set(item.file, next)
    if (item.info && (crop.sameForAll || item === first)) target.follow(frameOn(next, first?.info ?? item.info))
  }

  const documentField = (item?: ResizeBatchItem) => ({
    ...fields.bind('document'),
    set: (id: string) => {
      const chosen = documentOf(id)
      fields.set({ document: id, ...(chosen && fieldsOf(chosen)) })
      if (!chosen || !item?.info) return
      crop.set(item.file, withRatio(editOf(item.file), ratioOf(chosen), item.info))
    },
  })

  const output = { ...fields, link: () => fields.link(target.ownSize()) }
  const size = <SizeFields fields={fields} target={target} />
  const targetSize = <NumberField field={fields.bind('targetSize')} label={t('settings.targetSize')} unit="KB" />
  // As high as it is once it has been loaded.
  const sample = (
    <div className="min-h-[298px]">
      <DocumentChoice field={documentField()} />
    </div>
  )
  const hasBox = !document && values.longestSide === null

  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, TIFF, SVG, PSD, RAW"
      empty={t('empty')}
      preview={
        items.length > 0 && (
          <RemarksPlace value={remarksPlace}>
            <CropPanel
              items={items}
              crop={crop}
              hasDocument={!!document}
              documentField={documentField}
              backdrop={fields.bind('backdrop')}
              onEdit={edit}
              onPreset={target.applyPreset}
            />
          </RemarksPlace>
        )
      }
      renderItem={renderItem}
      settingsLabel={t('settings.title')}
      fields={fields}
      implied={['document', 'backdrop', ...(document ? Object.keys(fieldsOf(document)) : [])]}
      front={hasBox ? [{ names: SIZE_NAMES, control: size }] : []}
      folded={[
        { names: ['targetSize'], control: !isLossless && targetSize },
        ...(document ? [{ names: SIZE_NAMES, control: size }] : []),
        ...(document && items.length === 0 ? [{ names: ['document'], control: sample }] : []),
      ]}
      more={<ResizeFields fields={output} target={target} chosen={items.length > 0} />}
      late={
        <>
          <HideFacesField field={fields.bind('hideFaces')} />
          <RecipePanel fields={output} declared={imageResizerFields} own={OWN} />
        </>
      }
      onReset={() => clearAll(batch.clear, files.clear, fields.clear, target.forget, crop.clear)}
      actions={
        <BatchActions
          label={t('resize')}
          batch={batch}
          downloads={downloads}
          onRefuse={() => notify('error', t('errors.noImage'))}
          figure={
            items[0]?.result && (
              <>
                {sizeParts(locale, items[0].result, document).map((part) => (
                  // The space is outside, so that the line can break between the parts.
                  <Fragment key={part}>
                    <span className="whitespace-nowrap">{part}</span>{' '}
                  </Fragment>
                ))}
                <span ref={setRemarksPlace} />
              </>
            )
          }
        />
      }
    />
  )
}
