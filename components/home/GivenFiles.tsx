import { X } from 'lucide-react'
import { createTranslator } from 'next-intl'
import { useEffect, useState, type MouseEvent } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import { Button } from '@/components/ui/layout/Button'
import { ToolLink } from '@/components/ui/layout/ToolLink'
import { answerTo, type ToolsAnswer } from '@/lib/answers/ask'
import { formatBytes } from '@/lib/core/bytes'
import { currenciesIn } from '@/lib/core/currencies'
import { readNumber } from '@/lib/core/read-number'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { localDate } from '@/lib/platform/clock'
import { sendFiles } from '@/lib/platform/send-files'
import type { FileChoice, SearchIndex } from '@/lib/search/index-file'

export interface GivenFilesProps {
  locale: Locale
  index: SearchIndex
  files: readonly File[]
  /** Pasted or dropped text, where there are no files. */
  text: string
  onClose: () => void
}

const MAX_CHOICES = 8
const PARTERS = ['\t', ',', ';']

/** True for lines with the same number of separators, of which there is at least one. */
function isTable(text: string): boolean {
  const lines = text.trim().split(/\r?\n/)
  const counts = (parter: string) => new Set(lines.map((line) => line.split(parter).length))
  return lines.length > 1 && PARTERS.some((parter) => counts(parter).size === 1 && !counts(parter).has(1))
}

/** A text as the file that tools open. */
function textFile(text: string): File {
  return isTable(text)
    ? new File([text], 'table.csv', { type: 'text/csv' })
    : new File([text], 'text.txt', { type: 'text/plain' })
}

/** The sum of a text that is only numbers, one a line or cell, as the expression of a calculator; '' for any other text. */
function sumOf(text: string): string {
  const numbers = text.trim().split(/\s*[\r\n\t]+\s*/)
  if (currenciesIn(text).size > 1) return ''
  const areNumbers = numbers.every((number) => Number.isFinite(readNumber(number, 'money') ?? NaN))
  return numbers.length > 1 && areNumbers ? numbers.map((number) => readNumber(number, 'money')).join('+') : ''
}

/** What can be done with files or a text at once: links to the tools that open them, which carry them there. */
export default function GivenFiles({ locale, index, files: given, text, onClose }: GivenFilesProps) {
  const t = createTranslator({ locale, messages: index.words, namespace: 'files' })
  const [sum, setSum] = useState<ToolsAnswer | null>(null)
  const files = given.length > 0 ? given : [textFile(text)]
  const expression = sumOf(text)

  useEffect(() => {
    const asker = { locale, today: localDate() }
    // Without the calculator's code there is no sum.
    answerTo(expression, asker, index.answers).then(setSum, () => {})
  }, [expression, locale, index])

  const opens = (choice: FileChoice, some: readonly File[]) =>
    (choice.several || some.length === 1) &&
    some.every(({ type, name }) => new RegExp(choice.files).test(`${type} ${name.toLowerCase()}`))
  const choices = index.fileChoices.filter((choice) => opens(choice, files)).slice(0, MAX_CHOICES)
  const isForOne = files.some((file) => index.fileChoices.some((choice) => opens(choice, [file])))
  const size = formatBytes(
    locale,
    files.reduce((total, file) => total + file.size, 0),
  )
  const kind = text ? 'text' : files.every(({ type }) => type.startsWith('image/')) ? 'pictures' : 'files'

  const send = (event: MouseEvent, { tool, task }: FileChoice) => {
    event.preventDefault()
    const named = files.map((file) => ({ blob: file, name: file.name, lastModified: file.lastModified }))
    sendFiles(pathFor(locale, toolPath(tool, task)), named, event.ctrlKey || event.metaKey).catch(() =>
      notify('error', t('failed')),
    )
  }

  return (
    <section data-name="fileChoices" aria-label={t('title')} className="card mx-auto mt-4 max-w-[600px] p-4 text-start">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base" role="status">
          {t(kind, { count: files.length, size })}
        </h2>
        <Button name="close" label={t('close')} icon={X} isIcon look="quiet" run={onClose} />
      </div>
      {choices.length === 0 && <p className="pb-2 text-ink-2">{t(isForOne ? 'notTogether' : 'none')}</p>}
      <ul className="grid sm:grid-cols-2">
        {sum && (
          <Choice locale={locale} index={index} choice={{ tool: sum.tool }} fragment={sum.fragment}>
            {t('sum', { sum: String(sum.figure) })}
          </Choice>
        )}
        {choices.map((choice) => (
          <Choice
            key={choice.task ?? choice.tool}
            locale={locale}
            index={index}
            choice={choice}
            onClick={(event) => send(event, choice)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ChoiceProps {
  locale: Locale
  index: SearchIndex
  choice: Pick<FileChoice, 'tool' | 'task'>
  fragment?: string
  onClick?: (event: MouseEvent) => void
  children?: string
}

function Choice({ locale, index, choice: { tool: slug, task }, fragment, onClick, children }: ChoiceProps) {
  const tool = index.tools.find((one) => one.slug === slug)
  const need = tool?.needs?.find((one) => one.slug === task)
  return (
    <li>
      <ToolLink
        locale={locale}
        tool={{ slug, category: '', icon: '', ...tool }}
        need={task}
        fragment={fragment}
        data-tool={slug}
        data-task={task}
        onClick={onClick}
        tileClassName="size-9 text-lg"
        className="flex min-h-12 items-center gap-3 rounded-control py-1 font-semibold"
      >
        <span>
          {children ?? need?.name ?? tool?.name}
          {need && <span className="block text-sm font-normal text-ink-2">{tool?.name}</span>}
        </span>
      </ToolLink>
    </li>
  )
}
