import { ScanFace } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { CheckField } from '@/components/ui/fields/CheckField'
import { localFlag } from '@/components/ui/fields/local-field'
import { useTask } from '@/components/ui/feedback/useTask'
import { Button } from '@/components/ui/layout/Button'
import { FaceButton } from '@/components/ui/pictures/FaceButton'
import { Picture } from '@/components/ui/pictures/Picture'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { MEGABYTE } from '@/lib/core/bytes'
import { savesData } from '@/lib/core/connection'
import { formatNumber } from '@/lib/core/format'
import type { Download } from '@/lib/platform/engine-store'
import { frameOn, UNTOUCHED, withRatio, type Edit } from '@/lib/tools/image-resizer/crop'
import { ratioOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import type { Backdrop } from '@/lib/tools/image-resizer/backdrop-choices'
import { isCovered as isFrameCovered, MOST_LEVEL } from '@/lib/tools/image-resizer/level'
import { editFor, leveledHead, tiltOf } from '@/lib/tools/image-resizer/place-head'
import { holdOf } from '@/lib/tools/image-resizer/photo-checks'
import { turnedSize } from '@/lib/tools/image-resizer/turn'
import { headWorkers } from '@/lib/tools/image-resizer/worker/find-heads'
import { FramedPicture } from './FramedPicture'
import { FINDER_BYTES, isFinderKept, loadFinder } from './head-finder'
import { PhotoChecks } from './PhotoChecks'
import type { ResizeBatchItem } from './resize-file'
import { SeveralDocuments } from './SeveralDocuments'
import { TurnedPicture } from './TurnedPicture'
import type { Crop } from './useCrop'

interface Found {
  readonly heads: readonly Head[]
  /** Where the heads are holds for the picture as it lay then. */
  readonly turns: number
  readonly mirrored: boolean
  readonly chosen: Head | undefined
  /** The document for which the frame was last placed. */
  readonly document: PhotoDocument
}

export type FoundHeads = ReadonlyMap<File, Found>

interface Props {
  items: readonly ResizeBatchItem[]
  shown: ResizeBatchItem
  crop: Crop
  document: PhotoDocument
  backdrop: Backdrop
  found: FoundHeads
  setFound: Dispatch<SetStateAction<FoundHeads>>
}

function isUntouched(edit: Edit, document: PhotoDocument, info: ImageHeader): boolean {
  const start = frameOn(withRatio({ ...edit, frame: UNTOUCHED.frame }, ratioOf(document), info), info)
  return JSON.stringify(start) === JSON.stringify(frameOn(edit, info))
}

/** Places the frame of a photo; where a head is cut off, it stays with the visitor. */
function placeIn({ set, editOf }: Crop, document: PhotoDocument, photo: ResizeBatchItem, head: Head, level?: number) {
  const { file, info } = photo
  if (info && !head.isCut) set(file, editFor(head, document, { edit: editOf(file), original: info, level }))
}

/** Finds the heads of all photos, places the frame for the document, and says what was found in the one shown. */
export default function HeadFinder({ items, shown, crop, document, backdrop, found, setFound }: Props) {
  const t = useTranslations('photos.head')
  const locale = useLocale()
  const megabytes = (bytes: number) => formatNumber(locale, bytes / MEGABYTE, 1, 1)

  // The visitor may turn or move a photo, or choose another document, while heads are looked for.
  const latest = useRef({ crop, document })
  useLayoutEffect(() => {
    latest.current = { crop, document }
  }, [crop, document])
  /** Where heads have been looked for, whatever came of it, or are about to be. */
  const [asked, setAsked] = useState<readonly File[]>([])

  const place = (item: ResizeBatchItem, head: Head, level?: number) => placeIn(crop, document, item, head, level)

  const task = useTask<[readonly ResizeBatchItem[]], void, Download>(async ({ signal, report }, wanted) => {
    setAsked((before) => [...before, ...wanted.map(({ file }) => file)])
    const finder = await loadFinder({ signal, report })
    if (items.length > 1) crop.share(false, shown.file)
    // The one that the visitor sees comes first.
    for (const item of wanted.toSorted((one, other) => Number(other === shown) - Number(one === shown))) {
      const { file, info } = item
      const { turns, mirrored } = latest.current.crop.editOf(file)
      // Drawn by the page and not by a worker, an SVG is no photo.
      const isPhoto = info !== undefined && info.kind !== 'svg'
      const { heads } = isPhoto
        ? await headWorkers.run('find', { file, turn: { turns, mirrored }, finder }, { signal })
        : { heads: [] }
      const chosen = heads.length === 1 ? heads[0] : undefined
      const now = latest.current
      setFound((before) => new Map(before).set(file, { heads, turns, mirrored, chosen, document: now.document }))
      const edit = now.crop.editOf(file)
      if (chosen && edit.turns === turns && edit.mirrored === mirrored) placeIn(now.crop, now.document, item, chosen)
    }
  })

  const unknown = items.filter(({ file }) => !found.has(file))
  // One that comes while heads are looked for in others is new as well.
  const isNew = items.some(({ file }) => !asked.includes(file))
  /** The document has changed: what is known is placed again. */
  const placeAgain = useEffectEvent(() => {
    for (const item of items) {
      const known = found.get(item.file)
      if (!known || known.document === document) continue
      setFound((before) => new Map(before).set(item.file, { ...known, document }))
      if (known.chosen) place(item, known.chosen, crop.editOf(item.file).level)
    }
  })
  /** Unasked, except where a visitor who saves data would download for it, and where the frame has been moved by hand. */
  const findWhatIsNew = useEffectEvent(async () => {
    const { file, info } = shown
    if (unknown.length === 0 || !info || (task.isRunning && !isNew)) return
    const isAsked = found.size > 0 || isUntouched(crop.editOf(file), document, info)
    if (isAsked && (!savesData(navigator) || (await isFinderKept()))) void task.start(unknown)
  })
  useEffect(() => placeAgain(), [document.id])
  useEffect(() => void findWhatIsNew(), [document.id, isNew])

  if (task.isRunning) {
    const { progress: download } = task
    const isLoaded = !download || download.loadedBytes === download.totalBytes
    const label = isLoaded
      ? t('looking')
      : t('loading', { loaded: megabytes(download.loadedBytes), total: megabytes(download.totalBytes) })
    const value = isLoaded ? undefined : download.loadedBytes / download.totalBytes
    return <ProgressBar value={value} label={label} onCancel={task.cancel} />
  }

  const { info } = shown
  const edit = crop.editOf(shown.file)
  const last = found.get(shown.file)
  const known = last && last.turns === edit.turns && last.mirrored === edit.mirrored ? last : undefined
  const choose = (chosen: Head) => {
    if (known) setFound((before) => new Map(before).set(shown.file, { ...known, chosen }))
    place(shown, chosen)
  }
  const placed = known?.chosen && !known.chosen.isCut && info ? known.chosen : undefined
  const tilt = placed ? tiltOf(placed) : 0
  // An evened background is seen only in the file that was made.
  const made = backdrop !== 'keep' && shown.status !== 'failed' ? shown.result : undefined
  const checked = placed && info && framed(placed, edit, info)
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex gap-3">
        {placed && info && (
          <FramedPicture
            frame={made ? { x: 0, y: 0, width: made.width, height: made.height } : frameOn(edit, info)}
            size={made ?? turnedSize(info, edit.turns)}
            document={document}
          >
            {made ? (
              <Picture picture={made} use="preview" alt="" className="size-full" />
            ) : (
              <TurnedPicture file={shown.file} info={info} turn={edit} />
            )}
          </FramedPicture>
        )}
        <div className="grid content-start justify-items-start gap-2">
          <Button name="findHead" label={t('find')} icon={ScanFace} run={() => void task.start(items)} />
          {known && info ? (
            <Result {...{ known, document, info, edit }} />
          ) : (
            <p className="text-sm text-ink-2">{t('privacy', { size: megabytes(FINDER_BYTES) })}</p>
          )}
        </div>
      </div>
      {placed && (edit.level !== 0 || Math.abs(tilt) >= 1) && (
        <CheckField
          field={localFlag('level', edit.level !== 0, (isOn) => place(shown, placed, isOn ? undefined : 0))}
          label={t('level', { degrees: formatNumber(locale, Math.min(MOST_LEVEL, Math.abs(edit.level || tilt)), 1) })}
        />
      )}
      {checked && (
        <PhotoChecks
          head={checked.head}
          document={document}
          photo={{ ...checked, isEvened: backdrop !== 'keep', taken: info?.taken }}
        />
      )}
      {known && info && known.heads.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {known.heads
            .toSorted((one, other) => one.box.x - other.box.x)
            .map((head, index) => (
              <FaceButton
                key={`${head.box.x} ${head.box.y}`}
                name="face"
                label={t('face', { number: index + 1 })}
                isPressed={head === known.chosen}
                box={head.box}
                size={turnedSize(info, known.turns)}
                onPress={() => choose(head)}
              >
                <TurnedPicture file={shown.file} info={info} turn={known} />
              </FaceButton>
            ))}
        </div>
      )}
      {placed && (
        <SeveralDocuments
          photos={items.flatMap(({ file, info }) => {
            const { chosen } = found.get(file) ?? {}
            return info && chosen && !chosen.isCut ? [{ file, info, head: chosen, edit: crop.editOf(file) }] : []
          })}
          {...{ document, backdrop }}
        />
      )}
    </div>
  )
}

/** The head and the frame around it, on the leveled picture. */
function framed(head: Head, edit: Edit, info: ImageHeader) {
  const frame = frameOn(edit, info)
  const leveling = { level: edit.level, size: turnedSize(info, edit.turns) }
  return { head: leveledHead(head, leveling), frame, isCovered: isFrameCovered(frame, leveling), size: leveling.size }
}

interface ResultProps {
  known: Found
  document: PhotoDocument
  info: ImageHeader
  edit: Edit
}

function Result({ known, document, info, edit }: ResultProps) {
  const t = useTranslations('photos.head')
  const { heads, chosen } = known
  const outcome = (): readonly [value: string, text: string] => {
    if (heads.length === 0) return ['none', t('none')]
    if (!chosen) return ['several', t('several', { count: heads.length })]
    if (chosen.isCut) return ['none', t('cut')]
    const hold = holdOf(document, framed(chosen, edit, info))
    if (hold === 'moved' || hold === 'tight') return ['found', t(hold)]
    return ['found', t(document.head ? 'placed' : 'placedUsually')]
  }
  const [value, text] = outcome()
  return (
    <p role="status" className="text-sm">
      <OutputValue name="headFound" label={t('find')} value={value}>
        {text}
      </OutputValue>
    </p>
  )
}
