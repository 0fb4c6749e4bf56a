function changedValue(control: HTMLElement): string | undefined {
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : control.value
  }
  if (control instanceof HTMLSelectElement) {
    const kept = [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    return kept ? undefined : Array.from(control.selectedOptions, ({ value }) => value).join('+')
  }
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : String(control.checked)
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : undefined
  return control.value === control.defaultValue ? undefined : control.value
}

/**
 * Hands on what a visitor changed in the named controls before the page's script ran: a text per changed control,
 * `true`/`false` for a checkbox, the checked value for radios, the chosen values of a list joined by `+`.
 */
export function takeEarlyInput(names: readonly string[], take: (typed: Record<string, string>) => void): void {
  const typed: Record<string, string> = {}
  for (const name of names) {
    for (const control of document.getElementsByName(name)) {
      const value = changedValue(control)
      if (value !== undefined) typed[name] = value
    }
  }
  if (Object.keys(typed).length > 0) take(typed)
}
