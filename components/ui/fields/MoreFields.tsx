'use client'

import { useState, type ReactNode } from 'react'

interface Props {
  /** One of the fields inside is filled, as by a link: they are unfolded until the visitor folds them. */
  isFilled: boolean
  label: ReactNode
  children: ReactNode
}

/** Fields that most visitors do not need, folded under a heading. */
export function MoreFields({ isFilled, label, children }: Props) {
  const [isChosen, setIsOpen] = useState<boolean>()
  const isOpen = isChosen ?? isFilled
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">{label}</summary>
      {isOpen && <div className="grid gap-4 pt-2">{children}</div>}
    </details>
  )
}
