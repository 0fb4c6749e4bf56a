'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ClipboardEvent } from 'react'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useTask } from '@/components/ui/feedback/useTask'
import { useTextInput } from '@/components/ui/fields/useTextInput'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { Button } from '@/components/ui/layout/Button'
import { useCopy } from '@/components/ui/results/CopyButton'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { printPage } from '@/lib/platform/page'
import { copyLater } from '@/lib/platform/copy-later'
import { readTextFile } from '@/lib/platform/read-text-file'
import { textDirection, type TextDirection } from '@/lib/text/direction'
import { markdownHtmlFields } from '@/lib/tools/markdown-html/fields'
import { MarkdownInput } from './MarkdownInput'
import { MarkdownOutput } from './MarkdownOutput'
import { SyntaxReference } from './SyntaxReference'
import { useConversion, type Conversion } from './useConversion'
import { useLateLayout } from './useLateLayout'
import { useSyncedScroll } from './useSyncedScroll'

const MARKDOWN_FILES = { extensions: ['md', 'markdown'], refusal: 'notMarkdownFile' }

interface Clipboard {
  readonly html: string
  readonly text: string
}

/** Inserts text at the caret as typing would: the browser's undo takes it back. */
function insertText(area: HTMLTextAreaElement | null, text: string): void {
  area?.focus()
  document.execCommand('insertText', false, text)
}

export default function MarkdownHtml() {
  const t = useTranslations('markdown-html')
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
    const text = await readTextFile(file, MARKDOWN_FILES)
    signal.throwIfAborted()
    input.replace(text)
    if (!input.props.ref.current?.matches(':focus')) hold()
    notify('success', t('fileLoaded'))
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
    insertText(input.props.ref.current, markdown ?? text)
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
