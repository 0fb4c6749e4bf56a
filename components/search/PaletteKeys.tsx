/** Ctrl K, or ⌘ K where the early script saw an Apple keyboard. */
export function PaletteKeys() {
  return (
    <>
      <kbd className="keycap apple:hidden">Ctrl K</kbd>
      <kbd className="keycap hidden apple:inline">⌘ K</kbd>
    </>
  )
}
