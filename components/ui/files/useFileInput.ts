import { useTranslations } from 'next-intl'
import { useContext, useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { setBack } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { useTask } from '@/components/ui/feedback/useTask'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import type * as ReadFolders from '@/lib/platform/read-folders'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { takeOpenedFiles } from '@/lib/platform/opened-files'

const NO_NAMES: readonly string[] = []

/** Of cameras' raw files. */
const RAW_EXTENSIONS = ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf', 'orf', 'rw2', 'pef']

/** For the file picker. Phones may report HEIC files without a MIME type, so extensions are listed too. */
export const IMAGE_ACCEPT = [
  'image/*',
  ...(['heic', 'avif', 'tiff', 'psd'] as const).flatMap((kind) =>
    IMAGE_FORMATS[kind].extensions.map((name) => `.${name}`),
  ),
  ...RAW_EXTENSIONS.map((name) => `.${name}`),
  '.svgz',
].join()

export type FileInput = ReturnType<typeof useFileInput>

interface Options {
  /** For the file picker only, where the page's need names no files. Whether a file is accepted is decided by its content. */
  readonly accept: string
  readonly multiple?: boolean
  /** It takes other files than the page's need is about. */
  readonly isOther?: boolean
  readonly onFiles: (files: File[]) => void
  /** A visitor is about to choose: what the work needs can be fetched meanwhile. */
  readonly onIntent?: () => void
}

type Find = (folders: typeof ReadFolders) => Promise<ReadFolders.Dropped> | ReadFolders.Dropped

function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('textarea, input:not([type=file])') !== null
}

/** Receives files from the picker, from drop and paste anywhere on the page, and from the launch of the installed app. */
export function useFileInput({ accept, multiple = false, isOther, onFiles, onIntent }: Options) {
  const t = useTranslations('shell.openIn')
  const ref = useRef<HTMLInputElement>(null)
  const need = useContext(NeedContext)
  const [isDragging, setIsDragging] = useState(false)
  const [skipped, setSkipped] = useState(NO_NAMES)
  const take = (list: Iterable<File> | undefined | null): boolean => {
    const files = [...(list ?? [])]
    if (files.length === 0) return false
    setSkipped(NO_NAMES)
    onFiles(multiple ? files : files.slice(0, 1))
    return true
  }
  /** Folders that are still read: one that is dropped meanwhile joins them. */
  const finds = useRef<Find[]>([])
  /** Takes the pictures of folders, whose other files are only named. */
  const { start, cancel } = useTask(async ({ signal }) => {
    try {
      const folders = await import('@/lib/platform/read-folders')
      const found = await Promise.all(finds.current.map((find) => find(folders)))
      signal.throwIfAborted()
      const { wanted, others } = folders.partedFiles(
        found.flatMap(({ files }) => files),
        accept,
      )
      if (wanted.length > 0) onFiles(wanted)
      setSkipped([...others, ...found.flatMap(({ unread }) => unread)])
    } finally {
      if (!signal.aborted) finds.current = []
    }
  })
  const takeFolders = (find: Find) => {
    finds.current.push(find)
    void start()
  }
  const showOver = (isOver: boolean) => {
    if (isOver && !isDragging) onIntent?.()
    setIsDragging(isOver)
  }
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  useDocumentEvent('dragover', (event) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    showOver(true)
  })
  useDocumentEvent('dragleave', (event) => {
    if (event.relatedTarget === null) showOver(false)
  })
  useDocumentEvent('drop', (event) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    showOver(false)
    // Dropped items can only be read during the event.
    const entries = [...(event.dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
    if (multiple && entries.some(({ isDirectory }) => isDirectory)) {
      takeFolders(({ filesIn }) => filesIn(entries))
    } else take(event.dataTransfer?.files)
  })
  useDocumentEvent('paste', (event) => {
    const hasText = event.clipboardData?.types.includes('text/plain') ?? false
    if (isTextInput(event.target) && hasText) return
    if (take(event.clipboardData?.files)) event.preventDefault()
  })

  const onTake = useEffectEvent(take)
  useEffect(() => {
    // A file that was chosen before hydration fired its change event before React listened.
    const input = ref.current
    if (input && onTake(input.files)) input.value = ''
    return takeOpenedFiles(
      (files) => onTake(files),
      () => notify('warning', t('gone')),
    )
  }, [t])

  return {
    /** A file is being dragged over the page. */
    isDragging,
    open: () => ref.current?.click(),
    /** Names of what came with a folder and is no picture or cannot be read. */
    skipped,
    /** Stops reading a folder and clears those names. */
    clear: () => {
      cancel()
      finds.current = []
      return setBack(skipped, NO_NAMES, setSkipped)
    },
    /** Of a second input, for a folder. */
    onFolder: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const files = [...(target.files ?? [])]
      target.value = ''
      takeFolders(() => ({ files, unread: [] }))
    },
    inputProps: {
      ref,
      type: 'file' as const,
      name: 'file' as const,
      accept: (!isOther && need?.accept) || accept,
      multiple,
      onClick: onIntent,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const files = [...(event.target.files ?? [])]
        // Allows choosing the same file again.
        event.target.value = ''
        take(files)
      },
    },
  }
}
