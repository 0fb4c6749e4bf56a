'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BatchItem } from '@/components/hooks/batch-state'
import { useErrorText } from '@/components/hooks/useErrorText'
import { Picture, type PictureFile } from './Picture'

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
  onCancel: () => void
  onRemove: () => void
}

/** One file of a batch: thumbnail, name, figures or error, progress, its buttons. */
export function FileItem({ item, thumbnail, details, children, below, onCancel, onRemove }: Props) {
  const t = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const { file, status, progress, error } = item
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
          <div className="text-sm text-ink-2 tabular-nums">{details}</div>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end gap-2 sm:col-span-1">
        {working && (
          <>
            <progress
              {...{ name: 'progress' }}
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
