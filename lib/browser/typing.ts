const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file])'
const TYPED_IN = `${FIELDS}, textarea, select, [contenteditable]`

/** True while an input method is putting a character together (Korean, Japanese): such a key is not meant for us. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key that ended it; 229 still marks that key.
  return event.isComposing || event.keyCode === 229
}

/** True when a key goes into a field or an input method, so that no shortcut may take it. */
export function isTyping(event: KeyboardEvent): boolean {
  return isComposing(event) || (event.target instanceof Element && event.target.closest(TYPED_IN) !== null)
}

const OTHERS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog, [popover]'

/** True when a key or a paste belongs to a field or to a window over the page, and not to a tool that listens to all of it. */
export function belongsElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(OTHERS) !== null
}
