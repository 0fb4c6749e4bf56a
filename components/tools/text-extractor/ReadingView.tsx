'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Composition, PlacedWord } from '@/lib/tools/text-extractor/compose'
import { confidenceOf, type Extraction } from './extract-file'
import { MarkedText } from './MarkedText'
import { PagePicture } from './PagePicture'
import { ReadingFigures } from './ReadingFigures'

interface Props extends Composition {
  result: Extraction
  onEdit: (text: string) => void
}

interface Choice {
  readonly word: PlacedWord | undefined
  readonly from: 'picture' | 'text'
}

/** What a file gave: figures, its pages with their words outlined, and the text; a word chosen in one shows in the other. */
export default function ReadingView({ result, text, words, onEdit }: Props) {
  const t = useTranslations('text-extractor')
  const [choice, setChoice] = useState<Choice>({ word: undefined, from: 'text' })
  const [turnedTo, setTurnedTo] = useState(0)
  const { pages } = result
  // The words move as the text is edited; the choice is found again by its box.
  const active = words.find(({ page, box }) => page === choice.word?.page && box === choice.word.box)
  const page = pages[turnedTo]

  const chooseInText = (word: PlacedWord | undefined) => {
    setChoice({ word, from: 'text' })
    if (word) setTurnedTo(word.page)
  }

  return (
    <div className="grid gap-4 pb-2">
      <ReadingFigures confidence={confidenceOf(result)} text={text} seconds={result.seconds} />
      {pages.some(({ quarterTurns }) => quarterTurns > 0) && <p className="text-sm text-ink-2">{t('turned')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        <div className="grid content-start gap-2">
          {pages.length > 1 && <PageTurner page={turnedTo} pages={pages.length} onTurn={setTurnedTo} />}
          {page && (
            <PagePicture
              key={turnedTo}
              page={page}
              words={words.filter((word) => word.page === turnedTo)}
              active={active}
              onPick={(word) => setChoice({ word, from: 'picture' })}
            />
          )}
        </div>
        <MarkedText
          text={text}
          words={words}
          active={active}
          follow={choice.from === 'picture'}
          onEdit={onEdit}
          onSelect={chooseInText}
        />
      </div>
    </div>
  )
}

function PageTurner({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const t = useTranslations('text-extractor')
  return (
    <div className="flex items-center justify-between gap-2">
      <button
        type="button"
        name="previousPage"
        aria-label={t('previousPage')}
        className="button button-small"
        aria-disabled={page === 0 || undefined}
        onClick={() => onTurn(Math.max(0, page - 1))}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <span className="text-sm text-ink-2 tabular-nums" aria-live="polite">
        {t('page', { page: page + 1, pages })}
      </span>
      <button
        type="button"
        name="nextPage"
        aria-label={t('nextPage')}
        className="button button-small"
        aria-disabled={page === pages - 1 || undefined}
        onClick={() => onTurn(Math.min(pages - 1, page + 1))}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}
