const CONTROLS = 'button, input, select, textarea, summary, a[href], [tabindex="0"]'

/** Safari before 17.4 cannot be asked. */
function isShown(control: HTMLElement): boolean {
  return control.checkVisibility?.({ visibilityProperty: true }) ?? control.getClientRects().length > 0
}

/** The controls of a part of the page that can take the focus now, in their order. */
function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [tabindex="-1"], [inert] *') && isShown(control),
  )
}

/**
 * Who takes the focus of a control that went away: in the smallest part around it that has any controls left, the nearest
 * of the same name, such as the next file's Remove; else the part's main action; else the nearest, what took its place first.
 */
function heirOf(lost: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = changes.find(
    ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
  )
  let before = removal?.previousSibling ?? null
  for (let part = removal?.target ?? null; part instanceof Element; before = part, part = part.parentElement) {
    const controls = controlsIn(part)
    if (controls.length === 0) continue
    const place = before?.isConnected ? before : null
    const isAfter = (control: Element) =>
      !place ||
      (!place.contains(control) && (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    const nearest = (some: HTMLElement[]) => some.find(isAfter) ?? some.at(-1)
    const name = lost.getAttribute('name')
    return (
      nearest(controls.filter((control) => name !== null && control.getAttribute('name') === name)) ??
      controls.find((control) => control.matches('.button-primary')) ??
      nearest(controls)
    )
  }
  return undefined
}

/**
 * From now on nobody who works by keys or by a screen reader is thrown back to the top of the page because the control that
 * had the focus went away: see `heirOf`. Whoever presses by pointer is left alone. Returns the way to stop.
 */
export function keepFocus(): () => void {
  let holder = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  let byPointer = false
  const onFocus = ({ target }: FocusEvent) => {
    holder = target instanceof HTMLElement ? target : undefined
  }
  const onPointer = () => {
    holder = undefined
    byPointer = true
  }
  const onKey = () => {
    byPointer = false
  }
  const observer = new MutationObserver((changes) => {
    if (byPointer || !holder || holder.isConnected || document.activeElement !== document.body) return
    const heir = heirOf(holder, changes)
    holder = undefined
    heir?.focus()
  })
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('keydown', onKey, true)
  }
}
