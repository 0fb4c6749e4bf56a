import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FileInput } from './useFileInput'
import { DropZone } from './DropZone'

interface Props {
  files: FileInput
  count: number
  /** Names of the supported formats. */
  formats: string
  /** Text while there is no file. */
  empty: string
  /** One FileItem for each file. */
  children: ReactNode
}

/** Drop zone and list of the files of a batch. */
export function BatchArea({ files, count, formats, empty, children }: Props) {
  const t = useTranslations('shell.files')
  return (
    <section className="card p-4 md:p-5">
      <DropZone files={files} title={count > 0 ? t('dropMore') : t('drop')} formats={formats} isCompact={count > 0} />
      {count > 0 ? (
        <ul aria-label={t('list')} className="mt-4">
          {children}
        </ul>
      ) : (
        <p className="mt-3 text-sm text-ink-2">{empty}</p>
      )}
    </section>
  )
}
