const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file])'
const EDITABLE = `${FIELDS}, textarea, select, [contenteditable]`

/** True while an input method composes a character (Korean, Japanese), so that the key is not a command. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it sends the key that ended it; only keyCode 229 marks that key.
  return event.isComposing || event.keyCode === 229
}

/** True when a key is input for a field or an input method, so that it must not trigger a shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  return isComposing(event) || (event.target instanceof Element && event.target.closest(EDITABLE) !== null)
}

const INPUT_TARGETS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog, [popover]'

/** True when a key or a paste is meant for a field or a dialog, and not for a tool that listens on the whole page. */
export function isForOtherControl({ target }: Event): boolean {
  return target instanceof Element && target.closest(INPUT_TARGETS) !== null
}

/** True for Ctrl+C or ⌘C on the page, but not in a dialog, while no text is selected. */
export function isCopyOfNothing({ ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'c' || !(target instanceof Element)) return false
  // Firefox keeps the selection in a field out of that of the page.
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const isSelected = isField ? target.selectionStart !== target.selectionEnd : String(window.getSelection()) !== ''
  return !isSelected && !target.closest('dialog, [popover]')
}
