'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import { useTask } from '@/components/ui/feedback/useTask'
import { downloadBlob, madeFile, type FileToMake } from '@/lib/platform/download'
import ShareFiles from './ShareFiles'

interface Props {
  /** Of the download button. */
  name?: string
  label: ReactNode
  /** Accessible name of the download button where several have its label. */
  description?: string
  file: FileToMake
  /** Text of the toast after the download; by default with the file's name. */
  success?: string
  look?: 'primary' | 'waiting' | 'small'
  disabled?: boolean
}

/** Downloads a file or, where the system can, shares it. A ToolError of its making is worded in a toast. */
export function FileButtons({ name = 'download', label, description, file, success, look, disabled }: Props) {
  const t = useTranslations('shell.actions')
  const save = useTask(async ({ signal }) => {
    const made = await madeFile(file, signal)
    signal.throwIfAborted()
    downloadBlob(made.blob, made.name)
    notify('success', success ?? t('downloaded', { name: file.name }))
  })
  return (
    <span className="flex gap-2">
      <button
        type="button"
        name={name}
        aria-label={description}
        disabled={disabled}
        aria-disabled={save.isRunning || undefined}
        className={`button flex-1 ${look ? `button-${look}` : ''}`}
        onClick={() => !save.isRunning && void save.start()}
      >
        {label}
      </button>
      {look !== 'waiting' && (
        <ShareFiles
          files={[file]}
          disabled={disabled}
          className={look === 'small' ? 'button button-small' : 'button'}
        />
      )}
    </span>
  )
}
