import type { FieldBinding } from './useFields'

interface Option {
  readonly value: string
  readonly label: string
}

/** What a control offers: a list, or the words of each choice that its field is declared with. */
export type Options<Choice extends string> = readonly Option[] | ((choice: Choice) => string)

export function optionsOf<Choice extends string>(
  { choices = [] }: FieldBinding<Choice>,
  options: Options<Choice>,
): readonly Option[] {
  return typeof options === 'function' ? choices.map((value) => ({ value, label: options(value) })) : options
}
