import { useTranslations } from 'next-intl'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import type { PlacedWord } from '@/lib/tools/text-extractor/compose'
import { kindOf } from '@/lib/tools/text-extractor/edit'
import type { PageReading } from '@/lib/tools/text-extractor/worker/read-text'

interface Props {
  page: PageReading
  words: readonly PlacedWord[]
  active: PlacedWord | undefined
  onPick: (word: PlacedWord) => void
}

/** Side of the SVG viewBox; boxes have coordinates from 0 to 1. */
const SIDE = 1000

/**
 * A page with a box around each word, and around each line that was not read. Clicking a box selects the word in the text. Keyboard
 * users select words in the text, and the word at the caret is outlined here.
 */
export function PagePicture({ page, words, active, onPick }: Props) {
  const t = useTranslations('text-extractor')
  const show = useBlobSource(page.picture)
  return (
    <div
      className="max-h-[36rem] overflow-auto rounded-control border border-line bg-well"
      tabIndex={0}
      role="group"
      aria-label={t('picture')}
    >
      <div className="relative">
        <img
          ref={show}
          alt={t('pictureAlt', { count: words.length })}
          width={page.width}
          height={page.height}
          className="block h-auto w-full"
        />
        <svg
          data-name="words"
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          aria-hidden
        >
          {words.map((word) => (
            <rect
              key={word.start}
              data-name="word"
              data-kind={kindOf(word, active)}
              x={word.box.x0 * SIDE}
              y={word.box.y0 * SIDE}
              width={(word.box.x1 - word.box.x0) * SIDE}
              height={(word.box.y1 - word.box.y0) * SIDE}
              vectorEffect="non-scaling-stroke"
              onClick={() => onPick(word)}
              className="cursor-pointer fill-transparent stroke-brand/40 stroke-1 hover:fill-brand/15 data-[kind=active]:fill-brand/25 data-[kind=active]:stroke-brand data-[kind=active]:stroke-2 data-[kind=uncertain]:fill-warn/15 data-[kind=uncertain]:stroke-warn"
            />
          ))}
          {page.unread?.map(({ x0, y0, x1, y1 }) => (
            <rect
              key={`${x0} ${y0}`}
              data-name="unread"
              x={x0 * SIDE}
              y={y0 * SIDE}
              width={(x1 - x0) * SIDE}
              height={(y1 - y0) * SIDE}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="6 4"
              className="pointer-events-none fill-transparent stroke-bad stroke-2"
            />
          ))}
        </svg>
      </div>
    </div>
  )
}
