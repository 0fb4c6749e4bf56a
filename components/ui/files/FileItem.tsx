'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BatchItem, FileInfo } from './batch-state'
import { PictureRemark } from './PictureRemark'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { Picture, type PictureFile } from '@/components/ui/pictures/Picture'
import { FigureLabel } from '@/components/ui/results/OutputValue'
import { PROGRESS_NAME } from '@/components/ui/feedback/ProgressBar'

interface Props {
  item: BatchItem<FileInfo, unknown>
  /** Picture of the thumbnail, once it is available. */
  thumbnail?: PictureFile
  /** Content below the name, such as sizes. */
  details: ReactNode
  /** Buttons of a finished file. */
  children: ReactNode
  /** Full-width content below. */
  below?: ReactNode
  /** Reserves two lines for details, and a row of its own for the buttons (two rows on a phone). */
  isTall?: boolean
  /** Reserves three rows for the buttons on narrow phones, and on all phones in Japanese. */
  hasManyButtons?: boolean
  onCancel: () => void
  onRemove: () => void
}

/** Minimum heights that prevent a layout shift when the result appears. */
const COMPACT = { details: 'min-h-10 sm:min-h-5', actions: 'col-span-2 min-h-11 sm:col-span-1' }
const TALL = { details: 'min-h-10', actions: 'col-span-full min-h-24 sm:min-h-11' }
const THREE_ROWS = 'max-[389px]:min-h-33 max-sm:[:lang(ja)_&]:min-h-33'

/** One file of a batch: thumbnail, name, details or error, progress and buttons. */
export function FileItem({
  item,
  thumbnail,
  details,
  children,
  below,
  isTall = false,
  hasManyButtons = false,
  onCancel,
  onRemove,
}: Props) {
  const t = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const { file, status, progress, error } = item
  const heights = isTall ? TALL : COMPACT
  const isWorking = status === 'working' || status === 'inspecting'
  return (
    <li
      data-name="item"
      data-status={status}
      className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-t border-line py-3 sm:grid-cols-[44px_minmax(0,1fr)_auto]"
    >
      {thumbnail ? (
        <Picture picture={thumbnail} use="thumbnail" alt="" className="size-11 rounded-control bg-well object-cover" />
      ) : (
        <span aria-hidden className="grid size-11 place-items-center rounded-control bg-well text-lg">
          {error ? '⚠️' : '🖼️'}
        </span>
      )}
      <div className="min-w-0">
        <p className="truncate font-semibold" title={file.name} dir="auto">
          {file.name}
        </p>
        {error ? (
          <p role="alert" className="text-sm text-bad">
            {errorText(error)}
          </p>
        ) : (
          <div className={`text-sm text-ink-2 tabular-nums ${heights.details}`}>
            <FigureLabel value={file.name}>{details}</FigureLabel>
            {item.info?.note && <PictureRemark note={item.info.note} />}
          </div>
        )}
      </div>
      <div
        className={`flex flex-wrap items-center justify-end gap-2 ${heights.actions} ${hasManyButtons ? THREE_ROWS : ''}`}
      >
        {isWorking && (
          <>
            <progress
              {...PROGRESS_NAME}
              max={1}
              value={progress}
              aria-label={`${file.name}: ${progress === undefined ? busy('waiting') : busy('processing')}`}
              className="h-2 w-28"
            />
            <button type="button" name="cancel" className="button button-small" onClick={onCancel}>
              {t('cancel')}
            </button>
          </>
        )}
        {status === 'done' && children}
        {!isWorking && (
          <button
            type="button"
            name="remove"
            className="button button-small button-quiet"
            aria-label={`${t('remove')}: ${file.name}`}
            onClick={onRemove}
          >
            {t('remove')}
          </button>
        )}
      </div>
      {below && (
        <div className="col-span-full">
          <FigureLabel value={file.name}>{below}</FigureLabel>
        </div>
      )}
    </li>
  )
}
