'use client'

import { Search } from 'lucide-react'
import { PaletteKeys } from './PaletteKeys'

interface Props {
  label: string
  /** Inside the menu of narrow screens. */
  inMenu?: boolean
}

/** Opens the tool search; the launcher listens. A client component, so that the page holds its markup once. */
export function PaletteButton({ label, inMenu }: Props) {
  return (
    <button
      type="button"
      name={inMenu ? 'menuSearch' : 'palette'}
      data-launch="palette"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={`button ${inMenu ? 'mt-4 w-full' : 'button-small min-h-11 border-line bg-well font-normal text-ink-2 max-md:hidden'}`}
    >
      <Search size={18} aria-hidden />
      <span className={inMenu ? '' : 'max-lg:sr-only'}>{label}</span>
      {!inMenu && (
        <span aria-hidden className="max-lg:hidden">
          <PaletteKeys />
        </span>
      )}
    </button>
  )
}
