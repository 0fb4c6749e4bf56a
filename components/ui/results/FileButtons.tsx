'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { isToolError, toVisitorError } from '@/lib/core/errors'
import { downloadBlob, madeFile, type FileToMake } from '@/lib/platform/download'
import ShareFiles from './ShareFiles'

interface Props {
  /** Of the download button. */
  name?: string
  label: ReactNode
  file: FileToMake
  /** Text of the toast after the download; by default with the file's name. */
  success?: string
  look?: 'primary' | 'waiting' | 'small'
  disabled?: boolean
}

/** Downloads a file or, where the system can, shares it. A ToolError of its making is worded in a toast. */
export function FileButtons({ name = 'download', label, file, success, look, disabled }: Props) {
  const t = useTranslations('shell.actions')
  const errorText = useErrorText()
  const save = async () => {
    try {
      const made = await madeFile(file)
      downloadBlob(made.blob, made.name)
      notify('success', success ?? t('downloaded', { name: file.name }))
    } catch (thrown) {
      const error = toVisitorError(thrown)
      notify('error', errorText(isToolError(error) ? error : { code: 'unknown' }))
    }
  }
  return (
    <span className="flex gap-2">
      <button
        type="button"
        name={name}
        disabled={disabled}
        className={`button flex-1 ${look ? `button-${look}` : ''}`}
        onClick={() => void save()}
      >
        {label}
      </button>
      <ShareFiles files={[file]} disabled={disabled} className={look === 'small' ? 'button button-small' : 'button'} />
    </span>
  )
}
