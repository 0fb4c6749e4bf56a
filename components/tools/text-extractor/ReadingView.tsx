'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PlacedWord } from '@/lib/tools/text-extractor/compose'
import { confidenceOf } from './extract-file'
import { MarkedText } from './MarkedText'
import { PagePicture } from './PagePicture'
import { ReadingFigures } from './ReadingFigures'
import { SearchablePdf, type PdfSource } from './SearchablePdf'

interface Props {
  source: PdfSource
  /** All finished files in their order. */
  all: readonly PdfSource[]
  onEdit: (text: string) => void
}

interface Selection {
  readonly word: PlacedWord | undefined
  readonly from: 'picture' | 'text'
}

/** The result of a file: figures, pages with outlined words, and text. Selecting a word in one selects it in the other. */
export default function ReadingView({ source, all, onEdit }: Props) {
  const { result, text, words } = source
  const t = useTranslations('text-extractor')
  const [selection, setSelection] = useState<Selection>({ word: undefined, from: 'text' })
  const [pageIndex, setPageIndex] = useState(0)
  const { pages } = result
  // Editing the text shifts the words, so the selected one is identified by its box.
  const active = words.find(({ page, box }) => page === selection.word?.page && box === selection.word.box)
  const page = pages[pageIndex]

  const selectInText = (word: PlacedWord | undefined) => {
    setSelection({ word, from: 'text' })
    if (word) setPageIndex(word.page)
  }

  return (
    <div className="grid gap-4 pb-2">
      <ReadingFigures confidence={confidenceOf(result)} text={text} seconds={result.seconds} />
      {pages.some(({ quarterTurns }) => quarterTurns > 0) && <p className="text-sm text-ink-2">{t('turned')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        <div className="grid content-start gap-2">
          {pages.length > 1 && <PageTurner page={pageIndex} pages={pages.length} onTurn={setPageIndex} />}
          {page && (
            <PagePicture
              key={pageIndex}
              page={page}
              words={words.filter((word) => word.page === pageIndex)}
              active={active}
              onPick={(word) => setSelection({ word, from: 'picture' })}
            />
          )}
        </div>
        <MarkedText
          text={text}
          words={words}
          active={active}
          scrollsToActive={selection.from === 'picture'}
          onEdit={onEdit}
          onSelect={selectInText}
        />
      </div>
      <SearchablePdf source={source} all={all} />
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
