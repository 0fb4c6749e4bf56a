import { useTranslations } from 'next-intl'
import { createContext, useCallback, useContext } from 'react'
import type { ErrorParams } from '@/lib/core/errors'

/** Slug of the tool on the page; '' outside of tools. */
export const ToolSlugContext = createContext('')

interface Coded {
  readonly code: string
  readonly params?: ErrorParams
}

/** Returns a function that localizes a code: with the tool's own message, otherwise the shared one, otherwise `fallback`. */
function useCodeText(group: 'errors' | 'errors.field', fallback: string): (coded: Coded) => string {
  const slug = useContext(ToolSlugContext)
  // The key cannot be typed, because the code is known only at run time. A test checks that every code has a message.
  const t = useTranslations() as unknown as { (key: string, values?: ErrorParams): string; has(key: string): boolean }
  return useCallback(
    ({ code, params }) => {
      const own = `${slug}.${group}.${code}`
      const shared = `${group}.${code}`
      return t(t.has(own) ? own : t.has(shared) ? shared : fallback, params)
    },
    [slug, group, fallback, t],
  )
}

/** Localizes the error of an action: from `<slug>.errors`, otherwise from `errors`. */
export function useErrorText(): (error: Coded) => string {
  return useCodeText('errors', 'errors.unknown')
}

/** Localizes the problem of a field: from `<slug>.errors.field`, otherwise from `errors.field`. */
export function useProblemText(): (problem: Coded) => string {
  return useCodeText('errors.field', 'errors.field.notNumber')
}
