import { useLocale, useTranslations } from 'next-intl'
import type { ClipboardEvent } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { Refusal } from '@/components/ui/files/Refusal'
import type { ToolErrorShape } from '@/lib/core/errors'
import type { FileInput } from '@/components/ui/files/useFileInput'
import type { TextInput } from '@/components/ui/fields/useTextInput'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { notify } from '@/components/ui/feedback/notify'
import { TextArea } from '@/components/ui/fields/TextArea'
import { formatNumber } from '@/lib/core/format'
import type { TextDirection } from '@/lib/text/direction'
import { sampleFor } from '@/lib/tools/markdown-html/samples'
import type { Conversion } from './useConversion'

interface Props {
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

export function MarkdownInput({ input, files, conversion, direction, isLaidOut, refused, onReset, onPaste }: Props) {
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
