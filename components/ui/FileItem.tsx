'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BatchItem } from '@/components/hooks/batch-state'
import { useErrorText } from '@/components/hooks/useErrorText'
import { Picture, type PictureFile } from './Picture'
import { PROGRESS_NAME } from './ProgressBar'

interface Props {
  item: BatchItem<unknown, unknown>
  /** Picture for the thumbnail, once there is one. */
  thumbnail?: PictureFile
  /** Sizes and other figures under the name. */
  details: ReactNode
  /** What can be done with a finished file. */
  children: ReactNode
  /** What takes the whole width under all that, such as everything found in a file. */
  below?: ReactNode
  /** Much is said and can be done: two lines of details, and a row for the buttons alone, two of them on a phone. */
  roomy?: boolean
  /** So many buttons that a narrow phone, and Japanese on any phone, needs three rows of them. */
  crowded?: boolean
  onCancel: () => void
  onRemove: () => void
}

/** Room for what comes with the result, so that nothing moves when it does. */
const BRIEF = { details: 'min-h-10 sm:min-h-5', actions: 'col-span-2 min-h-11 sm:col-span-1' }
const ROOMY = { details: 'min-h-10', actions: 'col-span-full min-h-24 sm:min-h-11' }
const THREE_ROWS = 'max-[389px]:min-h-33 max-sm:[:lang(ja)_&]:min-h-33'

/** One file of a batch: thumbnail, name, figures or error, progress, its buttons. */
export function FileItem({
  item,
  thumbnail,
  details,
  children,
  below,
  roomy = false,
  crowded = false,
  onCancel,
  onRemove,
}: Props) {
  const t = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const { file, status, progress, error } = item
  const room = roomy ? ROOMY : BRIEF
  const working = status === 'working' || status === 'inspecting'
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
          <div className={`text-sm text-ink-2 tabular-nums ${room.details}`}>{details}</div>
        )}
      </div>
      <div className={`flex flex-wrap items-center justify-end gap-2 ${room.actions} ${crowded ? THREE_ROWS : ''}`}>
        {working && (
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
        {!working && (
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
      {below && <div className="col-span-full">{below}</div>}
    </li>
  )
}
