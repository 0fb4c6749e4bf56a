'use client'

import { Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readToolList, parseSlugs, toggleFavorite, watchToolLists } from '@/lib/platform/my-tools'

interface Props {
  slug: string
  /** Accessible name with the tool's name: `Favorite: BMI calculator`. */
  label: string
  className?: string
}

/** Adds a tool to the favorites, which are stored on the device. Disabled until hydration. */
export function FavoriteButton({ slug, label, className = '' }: Props) {
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
      <Star size={20} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </button>
  )
}
