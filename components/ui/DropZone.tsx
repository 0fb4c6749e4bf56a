'use client'

import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FileInput } from '@/components/hooks/useFileInput'

interface Props {
  files: FileInput
  title: string
  hint: ReactNode
  /** Small, above files already there. */
  compact?: boolean
}

/** Where files go: a label around the native file input, lit up while a file is dragged anywhere over the page. */
export function DropZone({ files, title, hint, compact = false }: Props) {
  return (
    <label
      data-name="dropzone"
      data-dragging={files.dragging || undefined}
      className={`rounded-card border-line-strong bg-well focus-within:border-brand data-[dragging]:border-brand data-[dragging]:bg-brand-soft relative flex cursor-pointer flex-col items-center justify-center gap-1 border-2 border-dashed text-center ${compact ? 'p-4' : 'min-h-56 p-8'}`}
    >
      {!compact && <Upload size={28} aria-hidden className="text-accent mb-2" />}
      <span className="font-semibold">{title}</span>
      <span className="text-ink-2 text-sm">{hint}</span>
      <input {...files.inputProps} className="sr-only" />
    </label>
  )
}
