'use client'

import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FileInput } from '@/components/hooks/useFileInput'

interface Props {
  files: FileInput
  title: string
  /** Names of the formats that are read. */
  formats: string
  /** The largest file, as people say it. */
  size?: string
  /** Small, above files already there. */
  compact?: boolean
}

/** Where files go: a label around the native file input, lit up while a file is dragged anywhere over the page. */
export function DropZone({ files, title, formats, size = '50 MB', compact = false }: Props) {
  const t = useTranslations('shell.files')
  return (
    <label
      data-name="dropzone"
      data-dragging={files.dragging || undefined}
      className={`relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-line-strong bg-well text-center focus-within:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand data-[dragging]:border-brand data-[dragging]:bg-brand-soft ${compact ? 'p-4' : 'min-h-56 p-8'}`}
    >
      {!compact && <Upload size={28} aria-hidden className="mb-2 text-accent" />}
      <span className="font-semibold text-balance">{title}</span>
      <span className="text-sm text-balance text-ink-2">{t('formats', { formats, size })}</span>
      <input {...files.inputProps} className="sr-only" />
    </label>
  )
}
