import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ToolErrorShape } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { useNeedWords } from '@/components/ui/fields/useDraft'
import { Refusal } from './Refusal'
import type { FileInput } from './useFileInput'

interface Props {
  files: FileInput
  title: string
  /** Names of the supported formats. */
  formats: string
  /** The largest file, in MB. */
  megabytes?: number
  /** Reduces the height, for use above existing files. */
  isCompact: boolean
  /** Text of the button before there is a file; mentions photos by default. */
  choose?: string
  /** Why the last file was refused, which stays until the next one. */
  refused?: ToolErrorShape | undefined
}

/**
 * A native file input: a filled button where there is only a finger, else a zone to drop files on, highlighted while one is
 * dragged over the page.
 */
export function DropZone({
  files,
  title,
  formats,
  megabytes = MAX_MEGABYTES.picture,
  isCompact,
  choose,
  refused,
}: Props) {
  const t = useTranslations('shell.files')
  const need = useNeedWords()
  return (
    <>
      <label
        data-name="dropzone"
        data-dragging={files.isDragging || undefined}
        className={`dropzone ${isCompact ? 'dropzone-compact' : ''}`}
      >
        {!isCompact && <Upload size={28} aria-hidden className="for-mouse text-accent" />}
        <span className="for-mouse font-semibold">{title}</span>
        <span className={`for-finger button ${isCompact ? 'w-full' : 'button-primary'}`}>
          {isCompact
            ? t(files.inputProps.multiple ? 'chooseMore' : 'chooseOther')
            : (need.choose ?? choose ?? t('choose'))}
        </span>
        <span className={`text-sm text-ink-2 ${isCompact ? 'for-mouse' : ''}`}>
          {t('formats', { formats: need.formats ?? formats, size: `${megabytes} MB` })}
        </span>
        <input {...files.inputProps} className="sr-only" />
      </label>
      <Refusal error={refused} />
    </>
  )
}
