'use client'

import { useState, type HTMLAttributes, type ReactNode } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'nav' | 'section'
  /** Names the part; once in a page. */
  part: string
  children: ReactNode
}

/** Reads as text what the built page says in a part, when React asks for it: only if it has to make the part anew. */
function markupOf(part: string) {
  const toString = () => document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? ''
  return { toString, toJSON: toString }
}

/**
 * A part of the page that never changes and holds no client component: React takes it from the document as it stands, so
 * `scripts/trim-flight.mjs` leaves its content out of the data the page is hydrated from, and nothing in it is hydrated.
 */
export function Prerendered({ as: Element, part, children, ...attributes }: Props) {
  const isTaken = typeof document !== 'undefined' && process.env.NODE_ENV === 'production'
  const [markup] = useState(() => ({ __html: markupOf(part) }))
  const content = isTaken ? { dangerouslySetInnerHTML: markup } : { children }
  return <Element {...attributes} data-part={part} suppressHydrationWarning {...content} />
}
