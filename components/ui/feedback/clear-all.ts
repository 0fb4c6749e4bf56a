import { offerUndo } from './notify'

/** Restores what was cleared. */
export type Undo = () => void
/** Clears some state. Returns a function that restores it, or undefined if there was nothing to clear. */
export type Clear = () => Undo | undefined

/** Clears several states at once and offers to undo it if there was anything to clear. */
export function clearAll(...clears: readonly Clear[]): void {
  const undos = clears.flatMap((clear) => clear() ?? [])
  if (undos.length > 0) offerUndo(() => undos.forEach((undo) => undo()))
}
