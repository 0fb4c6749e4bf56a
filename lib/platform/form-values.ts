function changedValue(control: HTMLElement): string | undefined {
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : control.value
  }
  if (control instanceof HTMLSelectElement) {
    const isUnchanged = [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    return isUnchanged ? undefined : Array.from(control.selectedOptions, ({ value }) => value).join('+')
  }
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : String(control.checked)
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : undefined
  return control.value === control.defaultValue ? undefined : control.value
}

/**
 * Calls `take` with what the visitor changed in the named controls before the page's script ran, by control name: text,
 * `true` or `false` for a checkbox, the checked value of radios, the selected values of a list joined by `+`.
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
