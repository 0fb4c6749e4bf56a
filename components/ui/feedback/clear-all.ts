import { offerUndo } from './notify'

/** Restores what was cleared. */
export type Undo = () => void
/** Clears some state. Returns a function that restores it, or undefined if there was nothing to clear. */
export type Clear = () => Undo | undefined

/** Sets a state back. Returns the undo, or undefined if it had its first value still. */
export function setBack<T>(value: T, first: NoInfer<T>, set: (value: T) => void): Undo | undefined {
  set(first)
  return value === first ? undefined : () => set(value)
}

/** Clears several states at once and offers to undo it if there was anything to clear. */
export function clearAll(...clears: readonly Clear[]): void {
  const undos = clears.flatMap((clear) => clear() ?? [])
  if (undos.length > 0) offerUndo(() => undos.forEach((undo) => undo()))
}
