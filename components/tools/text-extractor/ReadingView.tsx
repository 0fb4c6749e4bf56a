import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import type { PlacedWord } from '@/lib/tools/text-extractor/compose'
import type { PageEdit } from '@/lib/tools/text-extractor/page-edit'
import { DoubtfulWords } from './DoubtfulWords'
import { confidenceOf } from './extraction'
import { MarkedText } from './MarkedText'
import { PagePicture } from './PagePicture'
import { PageView } from './PageView'
import { ReadingFigures } from './ReadingFigures'
import SearchablePdf, { type PdfSource } from './SearchablePdf'
import { TextTables } from './TextTables'

interface Props {
  source: PdfSource
  /** All finished files in their order. */
  all: readonly PdfSource[]
  onEdit: (text: string) => void
  onMend: (word: PlacedWord, text: string) => void
  /** Reads a page again, laid like this. */
  onLay: (at: number, edit: PageEdit, context: TaskContext<number>) => Promise<void>
  onMovePage: (at: number, by: 1 | -1) => void
  onMoveFile: (by: 1 | -1) => void
}

interface Selection {
  readonly word: PlacedWord | undefined
  readonly from: 'picture' | 'text'
}

/** The result of a file: figures, pages with outlined words, and text. Selecting a word in one selects it in the other. */
export default function ReadingView({ source, all, onEdit, onMend, onLay, onMovePage, onMoveFile }: Props) {
  const { pages, text, words, seconds } = source
  const t = useTranslations('text-extractor')
  const [selection, setSelection] = useState<Selection>({ word: undefined, from: 'text' })
  const [pageIndex, setPageIndex] = useState(0)
  // Editing the text shifts the words, so the selected one is identified by its box.
  const active = words.find(({ page, box }) => page === selection.word?.page && box === selection.word.box)
  const page = pages[pageIndex]
  const ownWords = words.filter((word) => word.page === pageIndex)
  const hasText = pages.some(({ blocks }) => blocks.some((lines) => lines.length > 0))
  const own = pages.filter(({ isOwnText }) => isOwnText)
  const unread = pages.reduce((sum, each) => sum + (each.unread?.length ?? 0), 0)
  const order = all.indexOf(source)

  const move = (by: 1 | -1) => {
    if (!pages[pageIndex + by]) return onMoveFile(by)
    onMovePage(pageIndex, by)
    setPageIndex(pageIndex + by)
  }

  const selectInText = (word: PlacedWord | undefined) => {
    setSelection({ word, from: 'text' })
    if (word) setPageIndex(word.page)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
      {hasText && <ReadingFigures confidence={confidenceOf(source)} text={text} seconds={seconds} />}
      {source.isPdf && hasText && (
        <p className="text-sm text-ink-2" data-name="source">
          {t('source', { own: own.length, rest: pages.length - own.length })}
        </p>
      )}
      {own.some(({ hasPictures }) => hasPictures) && (
        <p className="text-sm text-ink-2" data-name="leftOut">
          {t('leftOut.pictures')}
        </p>
      )}
      {pages.some(({ isTurned }) => isTurned) && <p className="text-sm text-ink-2">{t('turned')}</p>}
      {pages.some(({ isPartial }) => isPartial) && <p className="text-sm text-ink-2">{t('partial')}</p>}
      {unread > 0 && (
        <p className="text-sm text-ink-2" data-name="leftOut">
          {t('unread', { count: unread })}
        </p>
      )}
      {/* On a phone the text comes first, which the visitor is here for. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:-order-1 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
          {pages.length > 1 && <PageTurner page={pageIndex} pages={pages.length} onTurn={setPageIndex} />}
          {page && (
            <PageView
              key={page.number}
              page={page}
              onLay={(edit, context) => onLay(pageIndex, edit, context)}
              onMove={pages.length > 1 || all.length > 1 ? move : undefined}
              isFirst={pageIndex + order === 0}
              isLast={pageIndex === pages.length - 1 && order === all.length - 1}
            >
              <PagePicture
                page={page}
                words={ownWords}
                active={active}
                onPick={(word) => setSelection({ word, from: 'picture' })}
              />
            </PageView>
          )}
        </div>
        {hasText && (
          <div className="max-lg:-order-1">
            <MarkedText
              text={text}
              words={words}
              active={active}
              scrollsToActive={selection.from === 'picture'}
              onEdit={onEdit}
              onSelect={selectInText}
            />
          </div>
        )}
      </div>
      <TextTables text={text} name={source.name} />
      {page && <DoubtfulWords page={page} text={text} words={ownWords} onMend={onMend} />}
      {hasText && all.length > 1 && <SearchablePdf sources={[source]} />}
    </div>
  )
}

function PageTurner({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const t = useTranslations('text-extractor')
  return (
    <div className="flex items-center justify-between gap-2">
      <Button
        name="previousPage"
        label={t('previousPage')}
        icon={ChevronLeft}
        isIcon
        isSmall
        enabled={page > 0}
        run={() => onTurn(page - 1)}
      />
      <span className="text-sm text-ink-2 tabular-nums" aria-live="polite">
        {t('page', { page: page + 1, pages })}
      </span>
      <Button
        name="nextPage"
        label={t('nextPage')}
        icon={ChevronRight}
        isIcon
        isSmall
        enabled={page < pages - 1}
        run={() => onTurn(page + 1)}
      />
    </div>
  )
}
