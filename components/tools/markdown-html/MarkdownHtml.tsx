'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { useFileInput, type FileInput } from '@/components/ui/files/useFileInput'
import { useTask } from '@/components/ui/feedback/useTask'
import { useTextInput, type TextInput } from '@/components/ui/fields/useTextInput'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { Button, type Action } from '@/components/ui/layout/Button'
import { CopyButton, useCopy } from '@/components/ui/results/CopyButton'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { printPage } from '@/lib/platform/page'
import { copyLater } from '@/lib/platform/copy-later'
import { readTextFile } from '@/lib/platform/read-text-file'
import { textDirection, type TextDirection } from '@/lib/text/direction'
import { markdownHtmlFields } from '@/lib/tools/markdown-html/fields'
import { SyntaxReference } from './SyntaxReference'
import { useConversion, type Conversion } from './useConversion'
import { useLateLayout } from './useLateLayout'
import { useSyncedScroll } from './useSyncedScroll'
import { Refusal } from '@/components/ui/files/Refusal'
import type { ToolErrorShape } from '@/lib/core/errors'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { TextArea } from '@/components/ui/fields/TextArea'
import { formatNumber } from '@/lib/core/format'
import { sampleFor } from '@/lib/tools/markdown-html/samples'
import { Segmented } from '@/components/ui/fields/Segmented'
import { containsBlockedImages } from './preview-html'
import { copyRichText } from './copy-rich-text'
import { DownloadHtml } from './DownloadHtml'
import { HtmlPane, PreviewPane } from './panes'

const MARKDOWN_FILES = { extensions: ['md', 'markdown'], refusal: 'notMarkdownFile' }

interface Clipboard {
  readonly html: string
  readonly text: string
}

/** The most lines that are typed: Chrome types them one by one, and took twelve seconds for 1,500. */
const MANY_LINES = 200

/** Inserts text at the caret as typing would, so that the browser's undo takes it back; of many lines, the tool's own. */
function insertText({ props, replace }: TextInput, text: string): void {
  const area = props.ref.current
  if (!area) return
  area.focus()
  if (text.split('\n').length <= MANY_LINES) {
    document.execCommand('insertText', false, text)
    return
  }
  const { value, selectionStart: start, selectionEnd: end } = area
  replace(value.slice(0, start) + text + value.slice(end))
  area.setSelectionRange(start + text.length, start + text.length)
}

export default function MarkdownHtml() {
  const t = useTranslations('markdown-html')
  const actions = useTranslations('shell.actions')
  const fields = useFields(markdownHtmlFields)
  const { conversion, isRunning, prepare, update, convert } = useConversion()
  const [direction, setDirection] = useState<TextDirection>()
  const input = useTextInput((text) => {
    setDirection(textDirection(text))
    update(text)
  })
  const pane = useRef<HTMLDivElement>(null)
  // Chrome takes a second to lay out 88,000 lines of source, about as long as rendering the document.
  const { isHeld, hold, release } = useLateLayout(pane, isRunning)
  useSyncedScroll(input.props.ref, pane)

  const opening = useTask(async ({ signal }, file: File) => {
    prepare()
    let guessed: string | undefined
    const text = await readTextFile(file, { ...MARKDOWN_FILES, onGuess: (encoding) => (guessed = encoding) })
    signal.throwIfAborted()
    input.replace(text)
    if (!input.props.ref.current?.matches(':focus')) hold()
    if (guessed) notify('info', actions('guessed', { encoding: guessed }))
    else notify('success', t('fileLoaded'))
  }, 'keep')
  const files = useFileInput({
    accept: '.md,.markdown',
    onFiles: ([file]) => file && void opening.start(file),
    onIntent: prepare,
  })

  const pasting = useTask(async (_, { html, text }: Clipboard) => {
    const markdown = await import('./pasted-markdown').then(
      ({ pastedMarkdown, pastedTable }) => pastedMarkdown(html) ?? pastedTable(text),
      // Not loaded: without a connection, the text is still there.
      () => undefined,
    )
    insertText(input, markdown ?? text)
    if (markdown !== undefined) notify('info', t('pastedAsMarkdown'))
  })
  /** Rich text and cells of a sheet become Markdown; other text is pasted by the browser. */
  const paste = (event: ClipboardEvent) => {
    const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
    if (!html && !/\t.*[\r\n]/.test(text ?? '')) return
    event.preventDefault()
    void pasting.start({ html: html ?? '', text: text ?? '' })
  }

  const clearText = () => {
    const text = input.read()
    input.replace('')
    return text.trim() === '' ? undefined : () => input.replace(text)
  }

  /** The HTML of the current text, even if the preview is not up to date yet. */
  const wholeHtml = () => {
    const join = ({ pieces }: Conversion) => pieces.join('')
    return isRunning ? convert(input.read()).then(join) : join(conversion)
  }

  const copy = useCopy({
    name: 'copy',
    label: t('copy'),
    text: wholeHtml,
    copy: copyLater,
    successText: t('copied'),
    emptyCode: 'nothingToCopy',
  })

  const onFocus = () => {
    prepare()
    release()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 print:block" onFocus={onFocus}>
      <MarkdownInput
        input={input}
        onPaste={paste}
        files={files}
        refused={opening.error}
        conversion={conversion}
        direction={direction}
        isLaidOut={!isHeld}
        onReset={() => clearAll(clearText, fields.clear)}
      />
      <MarkdownOutput
        pane={pane}
        fields={fields}
        conversion={conversion}
        copy={copy}
        wholeHtml={wholeHtml}
        source={input.read}
      />
      <div className="card no-print px-4 py-1.5 md:px-5 lg:col-span-2">
        <MoreSettings fields={fields} names={['downloadAs']}>
          <SelectField
            field={fields.bind('downloadAs')}
            label={t('downloadAs.label')}
            options={(value) => t(`downloadAs.${value}`)}
          />
          <Button name="print" label={t('print')} className="justify-self-start" run={printPage} />
          <SyntaxReference />
        </MoreSettings>
      </div>
      {conversion.pieces.length > 0 && <ActionBar action={copy} />}
    </div>
  )
}

interface MarkdownInputProps {
  input: TextInput
  files: FileInput
  conversion: Conversion
  direction: TextDirection | undefined
  isLaidOut: boolean
  /** Why the last file was refused. */
  refused: ToolErrorShape | undefined
  onReset: () => void
  onPaste: (event: ClipboardEvent) => void
}

function MarkdownInput({
  input,
  files,
  conversion,
  direction,
  isLaidOut,
  refused,
  onReset,
  onPaste,
}: MarkdownInputProps) {
  const t = useTranslations('markdown-html')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()

  const loadSample = () => {
    input.replace(sampleFor(locale))
    notify('success', t('sampleLoaded'))
  }

  const badge = (name: 'words' | 'lines') => (
    <span className="rounded-full bg-accent-soft px-2.5 py-0.5">
      {t(name)}{' '}
      <OutputValue name={name} label={t(name)} value={conversion[name]} className="font-semibold">
        {formatNumber(locale, conversion[name])}
      </OutputValue>
    </span>
  )

  return (
    <section className="card no-print p-4 md:p-5" aria-label={t('input.label')}>
      <TextArea
        {...input.props}
        onPaste={onPaste}
        name="input"
        label={t('input.label')}
        aside={
          <span className="flex gap-1.5 text-sm">
            {badge('words')}
            {badge('lines')}
          </span>
        }
        files={files}
        rows={10}
        defaultValue=""
        placeholder={t('input.placeholder')}
        spellCheck={false}
        autoComplete="off"
        dir={direction}
        style={isLaidOut ? undefined : { contentVisibility: 'hidden' }}
        className="min-h-48 font-mono text-base md:text-[15px] lg:h-[62vh]"
      />
      <Refusal error={refused} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button name="sample" label={actions('sample')} run={loadSample} />
        <Button name="upload" label={t('upload')} run={files.open} />
        <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
        {input.undo && <Button name="undo" label={actions('undo')} look="quiet" run={input.undo} />}
      </div>
    </section>
  )
}

interface MarkdownOutputProps {
  pane: RefObject<HTMLDivElement | null>
  fields: FieldsState<typeof markdownHtmlFields>
  conversion: Conversion
  copy: Action
  wholeHtml: () => string | Promise<string>
  source: () => string
}

function MarkdownOutput({ pane, fields: { bind, values }, conversion, copy, wholeHtml, source }: MarkdownOutputProps) {
  const t = useTranslations('markdown-html')
  const { pieces, hasFailed, frontMatterTitle } = conversion
  const isPreview = values.view === 'preview'
  const hasBlockedImages = useMemo(() => isPreview && pieces.some(containsBlockedImages), [isPreview, pieces])
  const isEmpty = pieces.length === 0
  return (
    <section className="card prints-alone p-4 md:p-5 print:border-0 print:p-0" aria-label={t('output.label')}>
      <div className="no-print mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <Segmented field={bind('view')} label={t('output.view')} hideLabel options={(value) => t(`output.${value}`)} />
        <span className="flex flex-wrap gap-2">
          <Button {...copy} look={isEmpty ? undefined : 'primary'} isSmall />
          <CopyButton
            name="copyRich"
            label={t('copyRich')}
            text={wholeHtml}
            copy={(html) => copyRichText(html, source())}
            successText={t('copiedRich')}
            emptyCode="nothingToCopy"
            isSmall
          />
        </span>
      </div>
      <div
        ref={pane}
        role="region"
        aria-label={t(`output.${values.view}`)}
        tabIndex={0}
        className="min-h-48 overflow-auto rounded-control border border-line p-3.5 max-lg:max-h-[70vh] lg:h-[62vh] print:h-auto print:max-h-none print:overflow-visible print:border-0 print:p-0"
      >
        {hasFailed && <p className="text-bad">{t('errors.markdownFailed')}</p>}
        {isEmpty && !hasFailed && <p className="text-ink-2">{t('output.empty')}</p>}
        {isEmpty ? (
          <div data-name={isPreview ? 'preview' : 'html'} />
        ) : isPreview ? (
          <PreviewPane pieces={pieces} />
        ) : (
          <HtmlPane pieces={pieces} />
        )}
      </div>
      {hasBlockedImages && <p className="no-print mt-2 text-xs text-ink-2">{t('output.imagesHeld')}</p>}
      {frontMatterTitle !== undefined && (
        <p data-name="leftOut" className="no-print mt-2 text-sm text-ink-2">
          {t('output.frontMatter', { title: frontMatterTitle || 'none' })}
        </p>
      )}
      <DownloadHtml
        title={frontMatterTitle ?? ''}
        isFragment={values.downloadAs === 'fragment'}
        wholeHtml={wholeHtml}
      />
    </section>
  )
}
