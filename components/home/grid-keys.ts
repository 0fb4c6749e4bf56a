import type { KeyboardEvent } from 'react'

function cardsOf(grid: Element | null): HTMLAnchorElement[] {
  return [...(grid?.querySelectorAll<HTMLAnchorElement>('a[data-tool]') ?? [])]
}

/** Focuses the card at an index, if there is one. */
export function focusCard(grid: Element | null, index: number): void {
  cardsOf(grid)[index]?.focus()
}

/** Moves the focus between cards with the arrow keys, as they stand on screen. Calls `leave` on Escape and above the first row. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const cards = cardsOf(event.currentTarget)
  const index = cards.indexOf(document.activeElement as HTMLAnchorElement)
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const from = cards[index]!.getBoundingClientRect()
  const isInColumn = (card: Element) => card.getBoundingClientRect().left === from.left
  const target = {
    ArrowLeft: () => cards[index - 1],
    ArrowRight: () => cards[index + 1],
    ArrowUp: () => cards.slice(0, index).findLast(isInColumn),
    ArrowDown: () => cards.slice(index + 1).find(isInColumn),
  }[event.key]
  if (!target && event.key !== 'Escape') return
  event.preventDefault()
  const card = target?.()
  if (card) card.focus()
  else if (event.key === 'ArrowUp' || event.key === 'Escape') leave()
}
