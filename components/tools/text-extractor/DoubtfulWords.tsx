import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useId, useState, type KeyboardEvent } from 'react'
import type { Composition, PlacedWord } from '@/lib/tools/text-extractor/compose'
import { UNCERTAIN_BELOW } from '@/lib/tools/text-extractor/confidence'
import type { PageReading } from '@/lib/tools/text-extractor/worker/read-text'

/** What is shown of the picture around a word, in heights of the word. */
const AROUND = { x: 1.5, y: 0.35 }

interface Props extends Pick<Composition, 'text' | 'words'> {
  page: PageReading
  onMend: (word: PlacedWord, text: string) => void
}

/** The words of a page with low confidence, each next to its part of the picture, to be corrected or confirmed. */
export function DoubtfulWords({ page, text, words, onMend }: Props) {
  const t = useTranslations('text-extractor.mend')
  const picture = useId()
  const { picture: blob, width, height } = page
  const show = useCallback(
    (image: SVGImageElement | null) => {
      const url = URL.createObjectURL(blob)
      image?.setAttribute('href', url)
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  const read = page.blocks.flat().flatMap((line) => line.words)
  const doubtful = new Set(read.filter(({ confidence }) => confidence < UNCERTAIN_BELOW).map(({ box }) => box))
  const listed = words.filter(({ box }) => doubtful.has(box))
  if (listed.length === 0) return null
  return (
    <details data-name="doubtful">
      <summary className="py-2 font-semibold">{t('title', { count: listed.length })}</summary>
      <p className="mb-2 text-sm text-ink-2">{t('hint')}</p>
      {/* Decoded once, however many words are shown of it. */}
      <svg width="0" height="0" aria-hidden className="absolute">
        <image id={picture} ref={show} width={width} height={height} />
      </svg>
      <ul className="grid max-h-96 gap-2 overflow-auto sm:grid-cols-2">
        {listed.map((word, index) => {
          const { x0, y0, x1, y1 } = word.box
          const [x, y, w, h] = [x0 * width, y0 * height, (x1 - x0) * width, (y1 - y0) * height]
          const size = page.vertical ? w : h
          const [byX, byY] = [size * AROUND.x, size * AROUND.y]
          return (
            <li key={index} className="flex items-center gap-2">
              <svg
                viewBox={`${x - byX} ${y - byY} ${w + 2 * byX} ${h + 2 * byY}`}
                aria-hidden
                className="h-11 w-1/2 shrink-0 rounded-control border border-line bg-well"
              >
                <use href={`#${picture}`} />
                <rect x={x} y={y} width={w} height={h} style={{ fill: 'var(--warn)', opacity: 0.15 }} />
              </svg>
              <DoubtfulWord
                content={text.slice(word.start, word.end)}
                isDone={word.confidence >= UNCERTAIN_BELOW}
                onMend={(content) => onMend(word, content)}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface WordProps {
  content: string
  isDone: boolean
  onMend: (content: string) => void
}

function DoubtfulWord({ content, isDone, onMend }: WordProps) {
  const t = useTranslations('text-extractor.mend')
  const [draft, setDraft] = useState<string>()
  const settle = () => {
    onMend(draft ?? content)
    setDraft(undefined)
  }
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent) => {
    // Enter also ends the composition of a Korean or Japanese word.
    if (key !== 'Enter' || nativeEvent.isComposing) return
    settle()
    currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
  }
  return (
    <>
      <span className="control min-w-0 flex-1">
        <input
          name="word"
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          aria-label={t('word', { word: content })}
          value={draft ?? content}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== undefined && settle()}
          onKeyDown={onKeyDown}
        />
      </span>
      <Check size={20} aria-hidden className={`shrink-0 text-ok ${isDone ? '' : 'invisible'}`} />
    </>
  )
}
