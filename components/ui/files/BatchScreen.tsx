import { useTranslations } from 'next-intl'
import { useContext, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { BatchRows } from './BatchRows'
import type { Batch } from './useBatch'
import type { FileInput } from './useFileInput'
import { DropZone } from './DropZone'
import { FolderChoice } from './FolderChoice'
import { Button } from '@/components/ui/layout/Button'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { late as lateComponent } from '@/components/ui/layout/late'

// Loaded with the first folder.
const SkippedFiles = lateComponent(() => import('./SkippedFiles'))

/** The `id` of the settings. */
const SETTINGS_ID = 'settings'

interface Props<Info, Settings, Result> extends Pick<
  ComponentProps<typeof ToolSettings>,
  'fields' | 'front' | 'folded' | 'implied' | 'late'
> {
  batch: Batch<Info, Settings, Result>
  files: FileInput
  /** Text of the button that opens the picker; mentions photos by default. */
  choose?: string
  /** Names of the supported formats. */
  formats: string
  /** Text while there is no file. */
  empty: string
  /** Another way for files to arrive. */
  source?: ReactNode
  /** Preview of a single file. */
  preview?: ReactNode
  /** Content below the files. */
  below?: ReactNode
  /** Ref of the files area, for scrolling it into view. */
  area?: RefObject<HTMLDivElement | null>
  renderItem: ComponentProps<typeof BatchRows<Info, Settings, Result>>['renderItem']
  /** Name of the settings. */
  settingsLabel: string
  /** All other settings, folded. */
  more?: ReactNode
  /** The buttons below the settings. */
  actions: ReactNode
  onReset: () => void
}

/** The screen of a tool that processes several files. */
export function BatchScreen<Info, Settings, Result>(props: Props<Info, Settings, Result>) {
  const { batch, files, choose, formats, empty, source, preview, below, area, renderItem } = props
  const { settingsLabel, fields, front, folded, implied, more, late, actions, onReset } = props
  const t = useTranslations('shell.files')
  const words = useTranslations('shell.actions')
  const need = useContext(NeedContext)
  const { items } = batch
  const hasFiles = items.length > 0
  const isSeveral = items.length > 1
  const isPreviewed = preview && items.length === 1
  const reset = <Button name="reset" label={words('reset')} look="quiet" run={onReset} />
  return (
    <FileLayout className="lg:grid-rows-[auto_1fr]">
      {preview && <section className={`card p-3 md:p-5 ${isPreviewed ? 'max-lg:-order-2' : ''}`}>{preview}</section>}
      <div
        ref={area}
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 ${isSeveral ? 'max-lg:-order-1' : ''}`}
      >
        <section className="card p-4 md:p-5">
          <div className={`flex flex-wrap gap-2.5 ${hasFiles ? '' : 'flex-col'}`}>
            <DropZone
              files={files}
              title={hasFiles ? t('dropMore') : t('drop')}
              formats={formats}
              choose={choose}
              isCompact={hasFiles}
            />
            {!need?.accept && source}
            {isSeveral && (
              <Button
                name="settings"
                label={settingsLabel}
                popoverTarget={SETTINGS_ID}
                className="sheet-button flex-auto"
              />
            )}
          </div>
          {files.skipped.length > 0 && <SkippedFiles names={files.skipped} />}
          {hasFiles ? (
            <ul aria-label={t('list')} className="mt-4">
              <BatchRows batch={batch} renderItem={renderItem} />
            </ul>
          ) : (
            <p className="mt-3 text-sm text-ink-2">{need?.words.empty ?? empty}</p>
          )}
        </section>
        {below}
      </div>
      {/* On a phone, a single picture answers the settings on the same screen, and several files come first. */}
      <section
        aria-label={settingsLabel}
        className={`card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:[grid-area:1/2/span_2] ${isPreviewed ? 'max-lg:-order-1' : ''}`}
      >
        <div id={SETTINGS_ID} popover={isSeveral ? 'auto' : undefined} className="sheet">
          <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
            <ToolSettings {...{ fields, front, folded, implied, late }} hasFile={hasFiles}>
              {more}
              <FolderChoice files={files} />
              {!hasFiles && reset}
            </ToolSettings>
            {isSeveral && (
              <Button
                name="closeSettings"
                label={t('close')}
                popoverTarget={SETTINGS_ID}
                popoverTargetAction="hide"
                className="sheet-button"
              />
            )}
          </div>
        </div>
        <div className="grid gap-2.5">
          {actions}
          {hasFiles && reset}
        </div>
      </section>
    </FileLayout>
  )
}
