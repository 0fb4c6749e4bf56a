import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { FileInput } from './useFileInput'
import { FolderChoice } from './FolderChoice'
import { DropZone } from './DropZone'

interface Props {
  files: FileInput
  /** Text of the button that opens the picker; by default it asks for photos. */
  choose?: string
  count: number
  /** Names of the supported formats. */
  formats: string
  /** Text while there is no file. */
  empty: string
  /** Another way for files to arrive. */
  source?: ReactNode
  settingsLabel: string
  /** One FileItem for each file. */
  children: ReactNode
}

/** The `id` of the settings. */
export const SETTINGS_ID = 'settings'

/** Drop zone and list of the files of a batch. */
export function BatchArea({ files, choose, count, formats, empty, settingsLabel, source, children }: Props) {
  const t = useTranslations('shell.files')
  return (
    <section className="card p-4 md:p-5">
      <div className={`flex flex-wrap gap-2.5 ${count > 0 ? '' : 'flex-col'}`}>
        <DropZone
          files={files}
          title={count > 0 ? t('dropMore') : t('drop')}
          formats={formats}
          choose={choose}
          isCompact={count > 0}
        />
        {source}
        {count > 1 && (
          <Button
            name="settings"
            label={settingsLabel}
            popoverTarget={SETTINGS_ID}
            className="sheet-button flex-auto"
          />
        )}
      </div>
      <FolderChoice files={files} />
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
