import type { FieldBinding } from './useFields'

/** Binds a control to state of a component that is no declared field of the tool: it has no bounds and is in no link. */
export function localField<T extends string>(name: string, raw: T, set: (raw: T) => void): FieldBinding {
  // A control offers no other texts than those of its type.
  return { name, raw, problem: undefined, set: set as (raw: string) => void }
}

/** `localField` for a check box. */
export function localFlag(name: string, isOn: boolean, set: (isOn: boolean) => void): FieldBinding {
  return localField(name, String(isOn), (raw) => set(raw === 'true'))
}
