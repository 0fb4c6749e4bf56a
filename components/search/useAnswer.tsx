import { useEffect, useState } from 'react'
import type * as Answers from './AnswerCard'
import type { ToolsAnswer } from '@/lib/answers/ask'
import type { Locale } from '@/lib/i18n/locales'
import { localDate } from '@/lib/platform/clock'
import type { SearchIndex } from '@/lib/search/index-file'
import { loadSearchIndex } from './load-index'

interface Loaded extends Pick<typeof Answers, 'AnswerCard' | 'answerTo'> {
  readonly index: SearchIndex
}

/** Fetches what answers need. Rejects if it cannot be fetched. */
async function loadAnswers(locale: Locale): Promise<Loaded> {
  const [answers, index] = await Promise.all([import('./AnswerCard'), loadSearchIndex(locale)])
  return { ...answers, index }
}

/** The answer to what stands in the search box. Its code is fetched with the first character. */
export function useAnswer(locale: Locale, query: string) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [known, setKnown] = useState<{ readonly query: string; readonly answer: ToolsAnswer | null }>()
  const isAsking = query.trim() !== ''

  useEffect(() => {
    // Without it the search still finds tools.
    if (isAsking) loadAnswers(locale).then(setLoaded, () => {})
  }, [locale, isAsking])

  useEffect(() => {
    let isCurrent = true
    if (loaded) {
      loaded.answerTo(query, { locale, today: localDate() }, loaded.index.answers).then(
        (answer) => isCurrent && setKnown({ query, answer }),
        // Without the tool's code there is no answer.
        () => {},
      )
    }
    return () => {
      isCurrent = false
    }
  }, [loaded, locale, query])

  const answer = known?.query === query ? known.answer : null
  return {
    /** Slug of the tool that answers; undefined for no answer. */
    answering: answer?.tool,
    /** The card with the answer, and what screen readers hear. */
    card: loaded && <loaded.AnswerCard locale={locale} index={loaded.index} answer={answer} />,
  }
}
