import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/fields/Field'
import type { Composition, PlacedWord } from '@/lib/tools/text-extractor/compose'
import { UNCERTAIN_BELOW } from '@/lib/tools/text-extractor/confidence'
import { markedPieces, wordAt } from '@/lib/tools/text-extractor/edit'

interface Props extends Pick<Composition, 'text' | 'words'> {
  active: PlacedWord | undefined
  /** Scrolls the text to the active word, because it was selected in the picture. */
  scrollsToActive: boolean
  onEdit: (text: string) => void
  onSelect: (word: PlacedWord | undefined) => void
}

// Both layers need exactly the same line breaks: a `pre` breaks as a text area, another element between phrases.
const LAYER =
  'block w-full rounded-control border p-3.5 text-base leading-relaxed whitespace-pre-wrap break-words overflow-y-scroll [scrollbar-gutter:stable]'

/** An editable text over a copy of it that marks the uncertain words and the active one. */
export function MarkedText({ text, words, active, scrollsToActive, onEdit, onSelect }: Props) {
  const t = useTranslations('text-extractor')
  const area = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLPreElement>(null)
  const activeMark = useRef<HTMLElement>(null)
  const uncertain = words.filter(({ confidence }) => confidence < UNCERTAIN_BELOW).length

  useEffect(() => {
    if (!scrollsToActive || !active || !area.current || !activeMark.current) return
    area.current.setSelectionRange(active.start, active.end)
    area.current.scrollTop = activeMark.current.offsetTop - area.current.clientHeight / 2
  }, [active, scrollsToActive])

  return (
    <Field label={t('text')} hint={uncertain > 0 ? t('uncertain', { count: uncertain }) : undefined}>
      {(controlProps) => (
        <div className="relative">
          <pre
            ref={marks}
            aria-hidden
            dir="auto"
            className={`${LAYER} pointer-events-none absolute inset-0 border-transparent font-sans text-wrap text-transparent`}
          >
            {markedPieces(text, words, active).map(({ text: piece, kind }, index) =>
              kind === 'sure' ? (
                piece
              ) : (
                <mark
                  key={index}
                  ref={kind === 'active' ? activeMark : undefined}
                  data-kind={kind}
                  className="rounded-xs bg-warn-soft text-transparent underline decoration-warn decoration-2 underline-offset-4 data-[kind=active]:bg-brand-soft data-[kind=active]:decoration-brand"
                >
                  {piece}
                </mark>
              ),
            )}
          </pre>
          <textarea
            {...controlProps}
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
