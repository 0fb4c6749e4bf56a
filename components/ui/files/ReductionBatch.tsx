import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { BatchItem } from './batch-state'
import { makePicture, type PassSettings, type PictureResult } from './make-picture'
import { useBatch, useDebouncedRun } from './useBatch'
import { useBatchDownloads } from './useBatchDownloads'
import { IMAGE_ACCEPT, useFileInput } from './useFileInput'
import { clearAll, type Clear } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { formatBytes } from '@/lib/core/bytes'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { inspectForCompressor, prepareCompressor } from '@/lib/image/compress/compress-image'
import { WHITE } from '@/lib/image/pixels/blend'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import { bytesOf, leastSizeProblem, lossOf } from '@/lib/image/recipe'
import { BatchActions, prepareActions } from './BatchActions'
import type { FrontControl } from '@/components/ui/fields/ToolSettings'
import { BatchScreen } from './BatchScreen'
import { OutputFields } from './OutputFields'
import type { RecipeProps } from './RecipePanel'
import type { Fields } from '@/lib/core/fields'
import { late } from '@/components/ui/layout/late'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import type { ItemProps } from './BatchRows'
import type { NamedBlob } from '@/lib/platform/download'
import type { NoteCode } from '@/lib/image/compress/reduction'
import { FileItem } from './FileItem'
import { formatNumber } from '@/lib/core/format'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StaleValue } from '@/components/ui/results/StaleValue'

const RecipePanel = late(() => import('./RecipePanel'))

const WORK = { inspect: inspectForCompressor, process: makePicture }

interface Props {
  /** Of the tool, whose words are used. */
  slug: 'jpg-compressor' | 'png-to-jpg'
  /** Called with files that are added. */
  onFiles?: (files: readonly File[]) => void
  /** Of the results; null while it is no valid one. */
  quality: number | null
  /** What shows through transparent pixels of a JPEG, as a visitor writes colors; white by default. */
  background?: string
  fields: RecipeProps['fields'] & ComponentProps<typeof BatchScreen>['fields'] & { readonly clear: Clear }
  usualName: (name: string, extension: string) => string
  zipName: string
  /** Names of the supported formats. */
  formats: string
  /** HTML name of the result's size, for example `compressedSize`. */
  sizeName: string
  /** The tool's fields, and those of recipes that it has nowhere else. */
  declared: Fields
  own: RecipeProps['own']
  front: readonly FrontControl[]
  /** Its further settings, before those of all pictures. */
  more?: ReactNode
}

/** The screen of a tool that reduces the size of pictures. A single picture has a preview before and after. */
export function ReductionBatch(props: Props) {
  const { slug, fields, usualName, zipName, formats, sizeName, declared, own, front, more } = props
  const { onFiles, quality, background = '#FFFFFF' } = props
  const t = useTranslations(slug)
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const { namePattern: pattern, targetSize, leastSize, longestSide, format, stripMetadata, removal } = fields.values
  const problem =
    (['targetSize', 'leastSize', 'longestSide'] as const).some((name) => fields.bind(name).problem) ||
    leastSizeProblem(fields.values) !== undefined
  const settings = useMemo<PassSettings | null>(() => {
    // The other formats keep transparency.
    const color = format === 'jpeg' ? parseHexColor(background) : WHITE
    if (!color || quality === null || problem) return null
    const sizes = { target: bytesOf(targetSize), least: bytesOf(leastSize) }
    return { background: color, quality, ...sizes, longestSide, format, loss: lossOf({ stripMetadata, removal }) }
  }, [background, quality, problem, targetSize, leastSize, longestSide, format, stripMetadata, removal])
  const batch = useBatch(WORK)
  useDebouncedRun(batch, settings)
  const { items } = batch
  const add = (added: File[]) => {
    onFiles?.(added)
    batch.add(added)
  }
  const prepare = () => {
    prepareCompressor()
    prepareActions()
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: add, onIntent: prepare })
  const successText = t('downloaded')
  const downloads = useBatchDownloads(items, { pattern, usualName, zipName, successText })
  const { outputOf } = downloads
  const [onlyItem] = items.length === 1 ? items : []
  const [before, after, compare] = [t('before'), t('after'), t('compare')]
  const preview = useCallback(
    ({ file, info, result, status }: BatchItem<ImageHeader, PictureResult>) => (
      <ComparePreview
        original={info && { ...info, blob: file }}
        // What other settings made before these failed.
        result={status === 'failed' ? undefined : result}
        labels={{ before, after, compare }}
        sizes={{ before: formatBytes(locale, file.size), after: result && formatBytes(locale, result.blob.size) }}
      />
    ),
    [before, after, compare, locale],
  )
  const renderItem = useCallback(
    (shared: ItemProps<ImageHeader, PictureResult>) => (
      <ReductionItem
        {...shared}
        sizeName={sizeName}
        noteText={(code) => t(`notes.${code}`)}
        comparison={() => preview(shared.item)}
        output={outputOf(shared.item, shared.place)}
        success={successText}
      />
    ),
    [sizeName, t, preview, outputOf, successText],
  )
  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats={formats}
      empty={t('empty')}
      preview={onlyItem && (onlyItem.info !== undefined || onlyItem.status === 'inspecting') && preview(onlyItem)}
      renderItem={renderItem}
      settingsLabel={t('settings.title')}
      fields={fields}
      front={front}
      more={
        <>
          {more}
          <OutputFields fields={fields} />
        </>
      }
      late={<RecipePanel fields={fields} declared={declared} own={own} />}
      onReset={() => clearAll(batch.clear, files.clear, fields.clear)}
      actions={
        <BatchActions
          label={actions('download')}
          batch={batch}
          downloads={downloads}
          onRefuse={() => notify('error', t('errors.noImage'))}
        />
      }
    />
  )
}

// Loaded with the first file, because nothing shows it before.
const ResultActions = late(() => import('./ResultActions'))

interface ReductionItemProps extends ItemProps<ImageHeader, PictureResult> {
  /** HTML name of the result's size, for example `compressedSize`. */
  sizeName: string
  noteText: (code: NoteCode) => string
  output: NamedBlob | undefined
  /** Shows the file before and after. */
  comparison: () => ReactNode
  /** Text of the toast after a download. */
  success: string
}

/** One file of a reduction batch: sizes, reduction, notes and actions. */
function ReductionItem(props: ReductionItemProps) {
  const { item, sizeName, noteText, single, output, comparison, success, onCancel, onRemove } = props
  const actions = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  const isStale = status !== 'done'
  const saved = { output, label: actions('download'), success, single }
  return (
    <FileItem
      item={item}
      thumbnail={result}
      comparison={single ? undefined : comparison}
      onCancel={onCancel}
      onRemove={onRemove}
      lead={single && <ResultActions {...saved} part="save" />}
      details={
        <>
          {info !== undefined && (
            <ReductionFigures
              originalBytes={file.size}
              result={result && { name: sizeName, bytes: result.blob.size, reduction: result.reduction, isStale }}
            />
          )}
          {result?.notes.map((code) => (
            <span
              key={code}
              {...(isStale ? { 'aria-hidden': true } : { 'data-name': 'note', 'data-value': code })}
              className="mt-1 block text-ink"
            >
              {noteText(code)}
            </span>
          ))}
          {status === 'cancelled' && <span className="block">{words('canceled')}</span>}
        </>
      }
    >
      <ResultActions {...saved} part={single ? 'rest' : undefined} />
    </FileItem>
  )
}

interface ReductionFiguresProps {
  originalBytes: number
  result?: {
    /** HTML name of the output, for example `compressedSize`. */
    readonly name: string
    readonly bytes: number
    /** Reduction in percent of the original; negative if the result is larger. */
    readonly reduction: number
    /** The result belongs to previous settings. */
    readonly isStale: boolean
  }
}

/** Precision of the displayed reduction in percent. */
const SHOWN_PERCENT = 0.1

/** The size of a file before and after: `71.56 KB → 35.2 KB −50.8%`. */
function ReductionFigures({ originalBytes, result }: ReductionFiguresProps) {
  const locale = useLocale()
  const { reduction = 0 } = result ?? {}
  const isSame = Math.abs(reduction) < SHOWN_PERCENT / 2
  const tone = isSame ? 'bg-well text-ink-2' : reduction > 0 ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad'
  const Value = result?.isStale ? StaleValue : OutputValue
  const sign = isSame ? '' : reduction < 0 ? '+' : '−'
  return (
    <span className="reduction inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <OutputValue name="originalSize" value={originalBytes}>
        {formatBytes(locale, originalBytes)}
      </OutputValue>
      {result && (
        <>
          <span aria-hidden>→</span>
          <Value name={result.name} value={result.bytes} className="font-semibold text-ink">
            {formatBytes(locale, result.bytes)}
          </Value>
          <span
            aria-hidden={result.isStale || undefined}
            className={`rounded-full px-2 py-0.5 text-xs font-bold whitespace-nowrap ${tone}`}
          >
            {/* The output is the reduction, so it is positive. The visible sign shows the change of the size. */}
            {sign}
            <Value name="reductionPercent" value={result.reduction}>
              {`${formatNumber(locale, Math.abs(result.reduction), 1, 1)}%`}
            </Value>
          </span>
        </>
      )}
    </span>
  )
}
