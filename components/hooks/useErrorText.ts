'use client'

import { useTranslations } from 'next-intl'
import { createContext, useCallback, useContext } from 'react'
import type { ErrorParams } from '@/lib/core/errors'

/** Slug of the tool that the screen below belongs to. */
export const ToolSlugContext = createContext('')

/** Words of an error code in the page's language: the tool's own (`<slug>.errors`) first, then the shared ones. */
export function useErrorText(): (error: { code: string; params?: ErrorParams }) => string {
  const slug = useContext(ToolSlugContext)
  // Codes come from logic, so the key cannot be typed; the registry test holds every code against the messages.
  const t = useTranslations() as unknown as { (key: string, values?: ErrorParams): string; has(key: string): boolean }
  return useCallback(
    ({ code, params }) => {
      const own = `${slug}.errors.${code}`
      const shared = `errors.${code}`
      return t(t.has(own) ? own : t.has(shared) ? shared : 'errors.unknown', params)
    },
    [slug, t],
  )
}
