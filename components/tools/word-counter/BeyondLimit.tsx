import { useEffect, useRef, type RefObject } from 'react'
import type { TextDirection } from '@/lib/text/direction'

interface Props {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Where the limit falls. */
  limitAt: number
  dir: TextDirection | undefined
  /** Padding and size of the letters, as the text area's. */
  className: string
}

/** Both layers need exactly the same line breaks. */
export const LAYER = 'overflow-y-scroll break-words whitespace-pre-wrap [scrollbar-gutter:stable]'

/** The copy of a text behind its text area, in which what is beyond the limit is marked. */
export function BeyondLimit({ area, text, limitAt, dir, className }: Props) {
  const copy = useRef<HTMLPreElement>(null)
  useEffect(() => {
    const source = area.current
    const follow = () => {
      if (source && copy.current) copy.current.scrollTop = source.scrollTop
    }
    follow()
    source?.addEventListener('scroll', follow)
    return () => source?.removeEventListener('scroll', follow)
  }, [area])
  return (
    <pre
      ref={copy}
      aria-hidden
      dir={dir}
      className={`pointer-events-none absolute inset-0 border border-transparent font-sans leading-relaxed text-wrap text-transparent ${LAYER} ${className}`}
    >
      {text.slice(0, limitAt)}
      {limitAt < text.length && (
        <mark
          data-name="beyondLimit"
          className="bg-bad-soft text-transparent underline decoration-bad decoration-2 underline-offset-4"
        >
          {text.slice(limitAt)}
        </mark>
      )}
    </pre>
  )
}
