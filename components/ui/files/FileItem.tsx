import { EllipsisVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
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
  /** The button of a single file that no menu hides. */
  lead?: ReactNode
  /** Buttons, on a phone in a menu; each checks whether the file is done. */
  children: ReactNode
  /** Full-width content below. */
  below?: ReactNode
  /** One of many: on a phone one line; pressing it shows this. */
  comparison?: () => ReactNode
  /** Shows it from the start. */
  startsOpen?: boolean
  onCancel: () => void
  onRemove: () => void
}

/** Minimum heights and the room that prevent a layout shift when the result appears. */
const LINE = {
  /** A reduction, which would wrap on a phone, stands at the end of the name's line. */
  name: 'max-sm:[&:has(+*_.reduction)]:pe-14',
  details:
    'min-h-5.5 text-xs sm:min-h-5 sm:text-sm max-sm:[&_.reduction>:nth-child(4)]:absolute max-sm:[&_.reduction>:nth-child(4)]:end-11 max-sm:[&_.reduction>:nth-child(4)]:top-2 max-sm:[&_.reduction>:nth-child(4)]:bg-transparent max-sm:[&_.reduction>:nth-child(4)]:p-0',
  actions: 'justify-end',
}
const TALL = {
  name: '',
  details: 'text-sm min-h-10',
  /** The menu of a file without another button stands beside its name, as in a list. */
  actions:
    'col-span-full min-h-11 [&>:first-child:not(progress)]:max-sm:flex-1 max-sm:has-[>.sheet-button:first-child]:col-auto',
}

/** One file of a batch: thumbnail, name, details or error, progress and buttons. */
export function FileItem({
  item,
  thumbnail,
  details,
  lead,
  children,
  below,
  comparison,
  startsOpen = false,
  onCancel,
  onRemove,
}: Props) {
  const t = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const { file, status, progress, error } = item
  const files = useTranslations('shell.files')
  const menu = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const look = comparison ? LINE : TALL
  const isWorking = status === 'working' || status === 'inspecting'
  const cancel = isWorking && <Button name="cancel" label={t('cancel')} isSmall run={onCancel} />
  return (
    <li
      data-name="item"
      data-status={status}
      className={`relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-y-2 border-t border-line sm:grid-cols-[44px_minmax(12rem,1fr)_auto] sm:py-3 ${comparison ? 'gap-x-2.5 py-1 sm:gap-x-3.5' : 'gap-x-3.5 py-3'}`}
    >
      {comparison && status === 'done' && (
        <button
          type="button"
          name="view"
          aria-expanded={isOpen}
          aria-label={`${files('view')}: ${file.name}`}
          className="absolute inset-x-0 top-0 h-13 rounded-control sm:col-start-1 sm:col-end-3 sm:h-17"
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      {thumbnail ? (
        <Picture picture={thumbnail} use="thumbnail" alt="" className="size-11 rounded-control bg-well object-cover" />
      ) : (
        <span aria-hidden className="grid size-11 place-items-center rounded-control bg-well text-lg">
          {error ? '⚠️' : '🖼️'}
        </span>
      )}
      <div className="min-w-0">
        <p className={`truncate font-semibold ${look.name}`} title={file.name} dir="auto">
          {file.name}
        </p>
        {error ? (
          <p role="alert" data-name="refused" className="text-sm text-bad">
            {errorText(error)}
          </p>
        ) : (
          <div className={`text-ink-2 tabular-nums ${look.details}`}>
            <FigureLabel value={file.name}>{details}</FigureLabel>
            {item.info && <PictureRemark {...item.info} />}
          </div>
        )}
      </div>
      <div className={`flex flex-wrap items-center gap-2 ${look.actions}`}>
        {isWorking && (
          <progress
            {...PROGRESS_NAME}
            max={1}
            value={progress}
            aria-label={`${file.name}: ${progress === undefined ? busy('waiting') : busy('processing')}`}
            className={`h-2 ${comparison ? 'w-full max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-1 sm:w-28' : 'w-28'}`}
          />
        )}
        {/* Two places: one button that becomes the other would move, and be pressed for it. */}
        {!comparison && cancel}
        {!comparison && !cancel && lead}
        {(comparison || !isWorking) && (
          <button
            type="button"
            name="more"
            popoverTarget={menu}
            aria-label={`${files('more')}: ${file.name}`}
            className="button button-quiet sheet-button relative -me-2 w-11 px-0"
          >
            <EllipsisVertical size={20} aria-hidden />
          </button>
        )}
        <div id={menu} popover="auto" className="sheet flex-wrap items-center justify-end gap-2 max-sm:*:flex-auto">
          <p className="w-full truncate font-semibold sm:hidden" dir="auto">
            {file.name}
          </p>
          {comparison && cancel}
          {children}
          {!isWorking && (
            <Button
              name="remove"
              label={t('remove')}
              look="quiet"
              isSmall
              aria-label={`${t('remove')}: ${file.name}`}
              run={onRemove}
            />
          )}
        </div>
      </div>
      {comparison && isOpen && !error && <div className="col-span-full pb-2">{comparison()}</div>}
      {below && (
        <div className="col-span-full">
          <FigureLabel value={file.name}>{below}</FigureLabel>
        </div>
      )}
    </li>
  )
}
