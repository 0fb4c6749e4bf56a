import { useLocale, useTranslations } from 'next-intl'
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useNeedWords } from '@/components/ui/fields/useDraft'
import { Button, perform, type Action } from '@/components/ui/layout/Button'
import { Refusal } from '@/components/ui/files/Refusal'
import type { FileInput } from '@/components/ui/files/useFileInput'
import { notify } from '@/components/ui/feedback/notify'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { formatBytes } from '@/lib/core/bytes'
import type { ToolErrorShape } from '@/lib/core/errors'
import { textDirection } from '@/lib/text/direction'
import type { Encoding } from '@/lib/text/encoding'
import { directionOfText } from '@/lib/tools/csv-json-converter/accepts'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'
import type { Summary } from '@/lib/tools/csv-json-converter/issues'
import { sampleFor } from '@/lib/tools/csv-json-converter/sample'
import { previewOf } from '@/lib/tools/csv-json-converter/preview'
import { EncodingNotice } from './EncodingNotice'
import { ReadPart } from './ReadPart'
import { editedSource, EMPTY, isLargeText, withPastedText, replaceSource, type Source } from './source'

interface Props {
  direction: Direction
  source: Source
  part: Summary['part']
  converted: Encoding | undefined
  refused: ToolErrorShape | undefined
  files: FileInput
  /** Its button for a file comes first. */
  isForNeed: boolean
  isRunning: boolean
  /** There is a result of the source as it is. */
  isDone: boolean
  progress: number | undefined
  /** `tab` selects the tab whose input is replaced; by default the current one. */
  onSource: (source: Source, tab?: Direction) => void
  onEncoding: (encoding: Encoding) => void
  onSheet: (name: string) => void
  onList: (path: string) => void
  convert: Action
  onCancel: () => void
  onReset: () => void
}

export function ConverterInput(props: Props) {
  const {
    direction,
    source,
    part,
    refused,
    files,
    isForNeed,
    isRunning,
    isDone,
    progress,
    onSource,
    convert,
    onCancel,
    onReset,
  } = props
  const t = useTranslations('csv-json-converter')
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const locale = useLocale()
  const needWords = useNeedWords()
  const id = useId()
  const { replaced } = source

  const replace = (next: Source) => onSource(replaceSource(source, next))

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const tab = source.text === '' ? directionOfText(text) : undefined
    const isForOther = tab !== undefined && tab !== direction
    if (!isForOther && !isLargeText(text)) return
    event.preventDefault()
    if (isForOther) return onSource(isLargeText(text) ? withPastedText(EMPTY, text, 0, 0) : { ...EMPTY, text }, tab)
    const { selectionStart, selectionEnd } = event.currentTarget
    replace(withPastedText(source, text, selectionStart, selectionEnd))
  }

  const loadSample = () => {
    const sample = sampleFor(locale)
    replace({ text: direction === 'csvToJson' ? sample.csv : sample.json, isLarge: false })
    notify('success', t(`sampleLoaded.${direction}`))
  }

  const convertOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) perform(convert)
  }

  return (
    <div data-name="dropzone" data-dragging={files.isDragging || undefined} className="group">
      {isForNeed && (
        <label
          className={`button ${source.text ? '' : 'button-primary'} mb-4 w-full has-focus-visible:outline-2 has-focus-visible:outline-brand`}
        >
          {needWords.choose}
          <input {...files.inputProps} className="sr-only" />
        </label>
      )}
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {(isForNeed && needWords.input) || t(`input.${direction}`)}
        </label>
        <span className="flex flex-wrap gap-2">
          <Button name="sample" label={actions('sample')} isSmall run={loadSample} />
          <Button name="upload" label={actions('upload')} isSmall run={files.open} />
          {replaced && <Button name="undo" label={actions('undo')} isSmall run={() => onSource(replaced)} />}
        </span>
      </div>
      {!isForNeed && <input {...files.inputProps} tabIndex={-1} aria-label={actions('upload')} className="sr-only" />}
      <textarea
        id={id}
        name="input"
        rows={isForNeed ? 5 : 9}
        spellCheck={false}
        dir={textDirection(source.text)}
        value={source.isLarge ? previewOf(source.text, Infinity) : source.text}
        readOnly={source.isLarge}
        placeholder={(isForNeed && needWords.placeholder) || t(`placeholder.${direction}`)}
        onChange={(event) => onSource(editedSource(source, event.target.value))}
        onPaste={paste}
        onKeyDown={convertOnCtrlEnter}
        className="block w-full resize-y rounded-control border border-line-strong bg-surface p-3 font-mono text-base leading-normal whitespace-pre group-data-dragging:border-brand group-data-dragging:bg-brand-soft md:text-[15px]"
      />
      <EncodingNotice source={source} converted={props.converted} onEncoding={props.onEncoding} />
      <ReadPart source={source} part={part} onSheet={props.onSheet} onList={props.onList} />
      <Refusal error={refused} />
      {source.isLarge && source.file && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-accent-soft px-3 py-1.5 text-sm">
          <span>
            {t('large', {
              name: source.file.name || t('pasted'),
              size: formatBytes(locale, source.file.size),
            })}
          </span>
          <Button name="remove" label={actions('remove')} isSmall run={() => replace(EMPTY)} />
        </p>
      )}
      <div className="mt-3 min-h-11">
        {isRunning ? (
          <ProgressBar value={progress} label={busy('converting')} onCancel={onCancel} />
        ) : (
          <div className="flex gap-2.5">
            <Button
              {...convert}
              look={isDone ? undefined : source.file || source.text ? 'primary' : 'waiting'}
              className="flex-1"
            />
            <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
          </div>
        )}
      </div>
    </div>
  )
}
