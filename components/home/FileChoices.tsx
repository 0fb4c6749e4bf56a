import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import { notify } from '@/components/ui/feedback/notify'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import type { Locale } from '@/lib/i18n/locales'
import { isForOtherControl } from '@/lib/platform/typing'
import type { GivenFilesProps } from './GivenFiles'

type Given = Pick<GivenFilesProps, 'index' | 'files' | 'text'> & { readonly Choices: ComponentType<GivenFilesProps> }

/** True if the page may have been opened with files: by the share sheet, or from a file manager. */
const mayHaveFiles = () =>
  location.hash.startsWith('#shared') || ('launchQueue' in window && matchMedia('(display-mode: standalone)').matches)

/**
 * What can be done with files or text that are dropped or pasted anywhere on the home page, shared with the installed app or
 * opened with it. Loaded when that happens.
 */
export function FileChoices({ locale }: { locale: Locale }) {
  const [given, setGiven] = useState<Given>()

  const offer = (files: readonly File[], text: string) =>
    Promise.all([import('./GivenFiles'), loadSearchIndex(locale)]).then(
      ([{ default: Choices }, index]) => setGiven({ Choices, index, files, text }),
      // Offline, a tool takes the files itself.
      () => {},
    )
  const onOpened = useEffectEvent((files: readonly File[]) => void offer(files, ''))
  const onGone = useEffectEvent((way: 'sent' | 'opened') =>
    loadSearchIndex(locale).then(
      ({ words }) => notify('error', words.files[way === 'sent' ? 'failed' : 'unreadable']),
      () => {},
    ),
  )
  useEffect(() => {
    if (!mayHaveFiles()) return
    import('@/lib/platform/opened-files').then(
      ({ takeOpenedFiles }) =>
        takeOpenedFiles(
          (files) => onOpened(files),
          (way) => void onGone(way),
        ),
      () => {},
    )
  }, [])

  const take = (data: DataTransfer | null, event: Event) => {
    const files = [...(data?.files ?? [])]
    const text = files.length > 0 || isForOtherControl(event) ? '' : (data?.getData('text/plain') ?? '')
    if (files.length === 0 && text.trim() === '') return
    event.preventDefault()
    void offer(files, text)
  }
  useDocumentEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') || !isForOtherControl(event)) event.preventDefault()
  })
  useDocumentEvent('drop', (event) => take(event.dataTransfer, event))
  useDocumentEvent('paste', (event) => take(event.clipboardData, event))

  if (!given) return null
  const { Choices, ...rest } = given
  return <Choices {...rest} locale={locale} onClose={() => setGiven(undefined)} />
}
