/** `Ctrl K`, or `⌘ K` on Apple devices, which the early script marks on `<html>`. */
export function PaletteKeys() {
  return (
    <>
      <kbd className="keycap apple:hidden">Ctrl K</kbd>
      <kbd className="keycap hidden apple:inline">⌘ K</kbd>
    </>
  )
}
