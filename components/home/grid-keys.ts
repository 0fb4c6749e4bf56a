import type { KeyboardEvent } from 'react'

function cardsOf(grid: Element | null): HTMLAnchorElement[] {
  return [...(grid?.querySelectorAll<HTMLAnchorElement>('a[data-tool]') ?? [])]
}

/** Focuses the card at an index, if there is one. */
export function focusCard(grid: Element | null, index: number): void {
  cardsOf(grid)[index]?.focus()
}

/** Moves the focus between cards with the arrow keys, by the rows on screen. Calls `leave` on Escape and above the first row. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const cards = cardsOf(event.currentTarget)
  const index = cards.indexOf(document.activeElement as HTMLAnchorElement)
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const top = cards[0]?.getBoundingClientRect().top
  const columns = cards.filter((card) => card.getBoundingClientRect().top === top).length
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
  if (step === undefined && event.key !== 'Escape') return
  event.preventDefault()
  if (step === undefined || (index + step < 0 && event.key === 'ArrowUp')) leave()
  else cards[index + step]?.focus()
}
