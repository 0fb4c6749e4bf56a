'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { useFileInput } from '@/components/hooks/useFileInput'
import { useTask } from '@/components/hooks/useTask'
import { useTextInput } from '@/components/hooks/useTextInput'
import { clearAll } from '@/components/ui/clear-all'
import { notify } from '@/components/ui/notify'
import { readTextFile } from '@/lib/browser/read-text-file'
import { textDirection, type Direction } from '@/lib/core/text-direction'
import { markdownFields } from '@/lib/tools/markdown-html/fields'
import { MarkdownInput } from './MarkdownInput'
import { MarkdownOutput } from './MarkdownOutput'
import { SyntaxReference } from './SyntaxReference'
import { useConversion } from './useConversion'
import { useSyncedScroll } from './useSyncedScroll'

const MARKDOWN_FILES = { extensions: ['md', 'markdown'], refusal: 'notMarkdownFile' }

export default function MarkdownHtml() {
  const t = useTranslations('markdown-html')
  const fields = useFields(markdownFields)
  const { conversion, running, update, convert } = useConversion()
  const [direction, setDirection] = useState<Direction>()
  const input = useTextInput((text) => {
    setDirection(textDirection(text))
    update(text)
  })
  const pane = useRef<HTMLDivElement>(null)
  useSyncedScroll(input.props.ref, pane)

  const opening = useTask(async ({ signal }, file: File) => {
    const text = await readTextFile(file, MARKDOWN_FILES)
    signal.throwIfAborted()
    input.replace(text)
    notify('success', t('fileLoaded'))
  })
  const files = useFileInput({ accept: '.md,.markdown', onFiles: ([file]) => file && void opening.start(file) })

  const clearText = () => {
    const text = input.read()
    input.replace('')
    return text.trim() === '' ? undefined : () => input.replace(text)
  }

  /** The whole HTML of what is typed now, even where the preview is still behind. */
  const wholeHtml = async () => {
    const { pieces } = running ? await convert(input.read()) : conversion
    return pieces.join('')
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 print:block">
      <MarkdownInput
        input={input}
        files={files}
        conversion={conversion}
        direction={direction}
        onReset={() => clearAll(clearText, fields.clear)}
      />
      <MarkdownOutput pane={pane} fields={fields} conversion={conversion} wholeHtml={wholeHtml} />
      <SyntaxReference />
    </div>
  )
}
