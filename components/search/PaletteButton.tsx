'use client'

import { Search } from 'lucide-react'
import { PaletteKeys } from './PaletteKeys'

interface Props {
  label: string
  /** Placed inside the menu of narrow screens. */
  isInMenu?: boolean
}

/**
 * Opens the tool search; `Launcher` handles the click. As a client component its markup is not repeated in the React data
 * of the page.
 */
export function PaletteButton({ label, isInMenu }: Props) {
  return (
    <button
      type="button"
      name={isInMenu ? 'menuSearch' : 'palette'}
      data-launch="palette"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={`button ${isInMenu ? 'w-full' : 'button-small min-h-11 border-line bg-well font-normal text-ink-2 max-md:border-transparent max-md:bg-transparent max-md:px-2.5'}`}
    >
      <Search size={18} aria-hidden />
      <span className={isInMenu ? '' : 'max-lg:sr-only'}>{label}</span>
      {!isInMenu && (
        <span aria-hidden className="max-lg:hidden">
          <PaletteKeys />
        </span>
      )}
    </button>
  )
}
