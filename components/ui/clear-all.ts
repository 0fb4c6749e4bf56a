import { offerUndo } from './notify'

/** Takes back what a clearing threw away. */
export type Undo = () => void
/** Clears a part of a screen; gives the way back where something was thrown away. */
export type Clear = () => Undo | undefined

/** Clears parts of a screen at once and offers to take it back where anything was thrown away. */
export function clearAll(...parts: readonly Clear[]): void {
  const undos = parts.flatMap((clear) => clear() ?? [])
  if (undos.length > 0) offerUndo(() => undos.forEach((undo) => undo()))
}
