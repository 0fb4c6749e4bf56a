import { Kbd } from './Kbd'

/** Ctrl K, or ⌘ K where the early script saw an Apple keyboard. */
export function PaletteKeys() {
  return (
    <>
      <span className="apple:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
      <span className="hidden apple:inline">
        <Kbd>⌘ K</Kbd>
      </span>
    </>
  )
}
