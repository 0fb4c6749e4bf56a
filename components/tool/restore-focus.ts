const CONTROLS = 'button, input, select, textarea, summary, a[href], [tabindex="0"]'

/** Safari before 17.4 has no `checkVisibility`. */
function isShown(control: HTMLElement): boolean {
  return control.checkVisibility?.({ visibilityProperty: true }) ?? control.getClientRects().length > 0
}

/** The focusable controls inside an element, in document order. */
function controlsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [tabindex="-1"], [inert] *') && isShown(control),
  )
}

/**
 * Finds the control that should receive the focus of a removed one. In the smallest ancestor that still has controls, it
 * prefers the nearest control with the same name, such as the next file's Remove, then the primary button, then the
 * nearest control, starting with the one that took the place of the removed control.
 */
function nextFocusTarget(lost: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = changes.find(
    ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
  )
  let previous = removal?.previousSibling ?? null
  for (
    let container = removal?.target ?? null;
    container instanceof Element;
    previous = container, container = container.parentElement
  ) {
    const controls = controlsIn(container)
    if (controls.length === 0) continue
    const anchor = previous?.isConnected ? previous : null
    const isAfterAnchor = (control: Element) =>
      !anchor ||
      (!anchor.contains(control) && (anchor.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    const nearest = (candidates: HTMLElement[]) => candidates.find(isAfterAnchor) ?? candidates.at(-1)
    const name = lost.getAttribute('name')
    return (
      nearest(controls.filter((control) => name !== null && control.getAttribute('name') === name)) ??
      controls.find((control) => control.matches('.button-primary')) ??
      // The file picker comes before the folder picker.
      nearest(controls.filter((control) => !control.matches('[name="folder"]')))
    )
  }
  return undefined
}

/**
 * When a control with the focus is removed, browsers move the focus to the top of the page. This gives it to the control
 * that `nextFocusTarget` finds, unless the visitor uses a pointer. Returns a function that stops it.
 */
export function restoreLostFocus(): () => void {
  let focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  // Loaded by the first focus, whose press may be over by now.
  let isPointerInUse = focused !== undefined && focused !== document.body && !focused.matches(':focus-visible')
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof HTMLElement ? target : undefined
  }
  const onPointer = () => {
    focused = undefined
    isPointerInUse = true
  }
  const onKey = () => {
    isPointerInUse = false
  }
  const observer = new MutationObserver((changes) => {
    if (isPointerInUse || !focused || focused.isConnected || document.activeElement !== document.body) return
    const target = nextFocusTarget(focused, changes)
    focused = undefined
    target?.focus()
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
