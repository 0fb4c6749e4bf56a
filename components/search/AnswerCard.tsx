import { createTranslator } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { useDebounced } from '@/components/ui/layout/useDebounced'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { copyText } from '@/lib/platform/clipboard'
import { leaveNote } from '@/lib/platform/draft'
import { openAddress } from '@/lib/platform/page'
import { canSendFiles, sendFiles } from '@/lib/platform/send-files'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { answerTo, type ToolsAnswer } from '@/lib/answers/ask'
import type { Words } from '@/lib/answers/answer'
import type { SearchIndex } from '@/lib/search/index-file'

export { answerTo }

interface Props {
  locale: Locale
  index: SearchIndex
  answer: ToolsAnswer | null
}

/** What the box answers by itself: the figure, which a tap copies, how the question was read, and a link to the tool, filled. */
export function AnswerCard({ locale, index, answer }: Props) {
  const shown = answer && shownAnswer(answer, locale, index)
  const announced = useDebounced(shown ? `${shown.reading}: ${shown.figure}` : '')
  return (
    <>
      {shown && <Card locale={locale} index={index} answer={answer} {...shown} />}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

function shownAnswer(answer: ToolsAnswer, locale: Locale, index: SearchIndex) {
  const t = createTranslator<Readonly<Record<string, string>>>({ locale, messages: index.answers[answer.tool]?.words })
  const said = (words: Words) => (typeof words === 'string' ? words : t(...words))
  return { figure: said(answer.figure), reading: answer.reading.map(said).join('') }
}

interface CardProps extends Props {
  answer: ToolsAnswer
  figure: string
  reading: string
}

function Card({ locale, index, answer, figure, reading }: CardProps) {
  const t = createTranslator({ locale, messages: index.words, namespace: 'answer' })
  const { kind, value, fragment, color, text, tool: slug } = answer
  const tool = index.tools.find((one) => one.slug === slug)
  const path = toolPath(slug)
  const copy = () =>
    copyText(figure).then(
      () => notify('success', t('copied')),
      () => notify('error', t('copyFailed')),
    )
  return (
    <section
      data-name="answer"
      data-category={tool?.category}
      className="mx-auto mt-3 mb-3 grid max-w-[600px] gap-1 rounded-card bg-accent-soft px-4 py-3 text-start"
    >
      <p className="text-sm wrap-anywhere text-ink-2">{reading}</p>
      <button
        type="button"
        name="copyAnswer"
        aria-label={t('copy', { figure })}
        onClick={() => void copy()}
        className="flex min-h-11 items-center gap-3 text-start text-[28px] leading-tight font-extrabold wrap-anywhere text-accent"
      >
        {color && (
          <span aria-hidden className="size-8 flex-none rounded-lg border border-line" style={{ background: color }} />
        )}
        <OutputValue name="answer" value={value} data-kind={kind}>
          {figure}
        </OutputValue>
      </button>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <SiteLink
          locale={locale}
          to={`${path}${fragment && `#${fragment}`}`}
          data-name="openAnswer"
          onClick={(event) => {
            const inNewTab = event.ctrlKey || event.metaKey
            // The press that a timer waits for: no page may start one by its link alone. Another tab would not see it.
            if (kind === 'timer' && !inNewTab) leaveNote('pomodoro-timer:start', 'yes')
            if (text !== undefined && canSendFiles()) {
              event.preventDefault()
              const file = { blob: new Blob([text], { type: 'text/plain' }), name: 'text.txt' }
              sendFiles(pathFor(locale, path), [file], inNewTab).catch(() => notify('error', index.words.files.failed))
            } else if (!inNewTab && event.currentTarget.href === location.href) {
              // A link to what the page already shows would do nothing.
              event.preventDefault()
              openAddress(location.href, false)
            }
          }}
          className="flex min-h-11 items-center gap-2 text-[15px] font-semibold"
        >
          <span aria-hidden>{tool?.icon}</span>
          {t('open', { tool: tool?.name ?? slug })}
        </SiteLink>
        <SiteLink locale={locale} to="/ask" className="flex min-h-11 items-center text-sm text-ink-2">
          {t('ask')}
        </SiteLink>
      </div>
    </section>
  )
}
