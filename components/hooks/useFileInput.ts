'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { takeOpenedFiles } from '@/lib/browser/opened-files'

/** For a picker of images; phones name HEIC by extension only. */
export const IMAGE_ACCEPT = 'image/*,.heic,.heif,.avif'

export interface FileInput {
  /** A file is being dragged over the page. */
  readonly dragging: boolean
  readonly open: () => void
  readonly inputProps: {
    readonly ref: React.RefObject<HTMLInputElement | null>
    readonly type: 'file'
    readonly name: 'file'
    readonly accept: string
    readonly multiple: boolean
    readonly onChange: (event: React.ChangeEvent<HTMLInputElement>) => void
  }
}

interface Options {
  /** For the picker only; what a file really is, is decided by its content. */
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: File[]) => void
}

function typesInText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('textarea, input:not([type=file])') !== null
}

/** Files by picker, by dropping or pasting anywhere on the page, and those that the installed app was opened with. */
export function useFileInput({ accept, multiple = false, onFiles }: Options): FileInput {
  const t = useTranslations('shell.openIn')
  const ref = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const take = (list: Iterable<File> | undefined | null) => {
      const files = [...(list ?? [])]
      if (files.length > 0) latest.current(multiple ? files : files.slice(0, 1))
      return files.length > 0
    }
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setDragging(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setDragging(false)
      take(event.dataTransfer?.files)
    }
    const onPaste = (event: ClipboardEvent) => {
      const hasText = event.clipboardData?.types.includes('text/plain') ?? false
      if (typesInText(event.target) && hasText) return
      if (take(event.clipboardData?.files)) event.preventDefault()
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    // A file chosen before hydration fired its change event before anyone listened.
    const input = ref.current
    if (input && take(input.files)) input.value = ''
    takeOpenedFiles(take, () => notify('warning', t('gone')))
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [multiple, t])

  return {
    dragging,
    open: () => ref.current?.click(),
    inputProps: {
      ref,
      type: 'file',
      name: 'file',
      accept,
      multiple,
      onChange: (event) => {
        const files = [...(event.target.files ?? [])]
        // So that the same file can be chosen again.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
