import { readFragment } from '@/lib/core/fields'
import { MIX_FIELDS } from './fields'

export const MAX_NAME = 40

/** A mix that the visitor keeps. */
export interface SavedMix {
  readonly name: string
  /** The fields of the mix in the form of a URL fragment. */
  readonly settings: string
}

export function isSavedMix(value: unknown): value is SavedMix {
  const { name, settings } = (value ?? {}) as Partial<Record<keyof SavedMix, unknown>>
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME || typeof settings !== 'string') return false
  return Object.keys(readFragment(MIX_FIELDS, settings)).length > 0
}

/** The mixes of other names. */
export function withoutMix(mixes: readonly SavedMix[], mix: SavedMix): SavedMix[] {
  return mixes.filter(({ name }) => name !== mix.name)
}

/** Adds a mix, which replaces one of the same name. */
export function withMix(mixes: readonly SavedMix[], mix: SavedMix): SavedMix[] {
  return [...withoutMix(mixes, mix), mix]
}
