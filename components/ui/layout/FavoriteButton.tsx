'use client'

import { useSyncExternalStore } from 'react'
import { readToolList, parseSlugs, toggleFavorite, watchToolLists } from '@/lib/platform/my-tools'

interface Props {
  slug: string
  /** Accessible name with the tool's name: `Favorite: BMI calculator`. */
  label: string
  className: string
}

/** Adds a tool to the favorites, which are stored on the device. Disabled until hydration. */
export function FavoriteButton({ slug, label, className }: Props) {
  const favorites = useSyncExternalStore(
    watchToolLists,
    () => readToolList('favorites'),
    () => null,
  )
  const isFavorite = favorites !== null && parseSlugs(favorites).includes(slug)
  return (
    <button
      type="button"
      name="favorite"
      value={slug}
      disabled={favorites === null}
      aria-pressed={isFavorite}
      aria-label={label}
      onClick={() => toggleFavorite(slug)}
      className={`star no-print ${className}`}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill={isFavorite ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="m12 2.5 3 6 6.5 1-4.7 4.6 1.1 6.6-5.9-3.1-5.9 3.1 1.1-6.6L2.5 9.5l6.5-1z" />
      </svg>
    </button>
  )
}
