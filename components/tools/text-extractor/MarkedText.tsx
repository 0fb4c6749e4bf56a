'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/Field'
import type { Composition, PlacedWord } from '@/lib/tools/text-extractor/compose'
import { UNCERTAIN_BELOW } from '@/lib/tools/text-extractor/confidence'
import { markedPieces, wordAt } from '@/lib/tools/text-extractor/edit'

interface Props extends Composition {
  active: PlacedWord | undefined
  /** The active word was chosen in the picture: the text scrolls to it. */
  follow: boolean
  onEdit: (text: string) => void
  onSelect: (word: PlacedWord | undefined) => void
}

// The two layers must break lines alike, to the pixel.
const LAYER =
  'block w-full rounded-control border p-3.5 text-base leading-relaxed whitespace-pre-wrap break-words overflow-y-scroll [scrollbar-gutter:stable]'

/** The text to edit, and beneath it the same text with its uncertain words and the chosen one marked. */
export function MarkedText({ text, words, active, follow, onEdit, onSelect }: Props) {
  const t = useTranslations('text-extractor')
  const area = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLElement>(null)
  const uncertain = words.filter(({ confidence }) => confidence < UNCERTAIN_BELOW).length

  useEffect(() => {
    if (!follow || !active || !area.current || !chosen.current) return
    area.current.setSelectionRange(active.start, active.end)
    area.current.scrollTop = chosen.current.offsetTop - area.current.clientHeight / 2
  }, [active, follow])

  return (
    <Field label={t('text')} hint={uncertain > 0 ? t('uncertain', { count: uncertain }) : undefined}>
      {(described) => (
        <div className="relative">
          <div
            ref={marks}
            aria-hidden
            dir="auto"
            className={`${LAYER} pointer-events-none absolute inset-0 border-transparent text-transparent`}
          >
            {pieces(text, words, active).map(({ text: piece, kind }, index) =>
              kind === 'plain' ? (
                piece
              ) : (
                <mark
                  key={index}
                  ref={kind === 'active' ? chosen : undefined}
                  data-kind={kind}
                  className="rounded-xs bg-warn-soft text-transparent underline decoration-warn decoration-2 underline-offset-4 data-[kind=active]:bg-brand-soft data-[kind=active]:decoration-brand"
                >
                  {piece}
                </mark>
              ),
            )}
          </div>
          <textarea
            {...described}
            ref={area}
            name="text"
            dir="auto"
            spellCheck={false}
            value={text}
            onChange={(event) => onEdit(event.target.value)}
            onSelect={(event) => onSelect(wordAt(words, event.currentTarget.selectionStart))}
            onScroll={(event) => {
              if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop
            }}
            className={`${LAYER} relative h-80 min-h-40 resize-y border-line-strong bg-transparent`}
          />
        </div>
      )}
    </Field>
  )
}

type Kind = 'plain' | 'uncertain' | 'active'

/** The text in pieces to mark: uncertain words, and the chosen one whatever it is. */
function pieces(text: string, words: readonly PlacedWord[], active: PlacedWord | undefined) {
  const shown = words.map((word) => (word.start === active?.start ? { ...word, confidence: -1 } : word))
  let at = 0
  return markedPieces(text, shown, UNCERTAIN_BELOW).map(({ text: piece, uncertain }) => {
    const kind: Kind = !uncertain ? 'plain' : at === active?.start ? 'active' : 'uncertain'
    at += piece.length
    return { text: piece, kind }
  })
}
