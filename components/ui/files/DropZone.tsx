'use client'

import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FileInput } from './useFileInput'

interface Props {
  files: FileInput
  title: string
  /** Names of the supported formats. */
  formats: string
  /** Maximum file size as text. */
  size?: string
  /** Reduces the height, for use above existing files. */
  isCompact?: boolean
}

/** A drop zone around a native file input, highlighted while a file is dragged over the page. */
export function DropZone({ files, title, formats, size = '50 MB', isCompact = false }: Props) {
  const t = useTranslations('shell.files')
  return (
    <label
      data-name="dropzone"
      data-dragging={files.isDragging || undefined}
      className={`relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-line-strong bg-well text-center focus-within:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand data-[dragging]:border-brand data-[dragging]:bg-brand-soft ${isCompact ? 'p-4' : 'min-h-56 p-8'}`}
    >
      {!isCompact && <Upload size={28} aria-hidden className="mb-2 text-accent" />}
      <span className="font-semibold text-balance">{title}</span>
      <span className="text-sm text-balance text-ink-2">{t('formats', { formats, size })}</span>
      <input {...files.inputProps} className="sr-only" />
    </label>
  )
}
