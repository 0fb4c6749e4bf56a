'use client'

import { Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readToolList, slugsIn, toggleFavorite, watchToolLists } from '@/lib/browser/my-tools'

interface Props {
  slug: string
  /** Names the tool: 'Favorite: BMI calculator'. */
  label: string
  className?: string
}

/** The star that makes a tool a favorite, kept on the device. Disabled in the prerendered page, which knows no favorites. */
export function FavoriteButton({ slug, label, className = '' }: Props) {
  const favorites = useSyncExternalStore(
    watchToolLists,
    () => readToolList('favorites'),
    () => null,
  )
  const pressed = favorites !== null && slugsIn(favorites).includes(slug)
  return (
    <button
      type="button"
      name="favorite"
      value={slug}
      disabled={favorites === null}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => toggleFavorite(slug)}
      className={`star no-print ${className}`}
    >
      <Star size={20} aria-hidden fill={pressed ? 'currentColor' : 'none'} />
    </button>
  )
}
