'use client'

import { documentLocale } from '@/components/search/document-locale'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import type { Locale } from '@/lib/i18n/locales'
import type { ToastWords } from './Toaster'
import { Toasts } from './Toasts'

export type ToastsByLocale = Readonly<Record<Locale, ToastWords>>

/** Toasts of a page that knows its language only in the browser. */
export function LocalToasts({ words }: { words: ToastsByLocale }) {
  const locale = useInBrowser<Locale | null>(documentLocale, null)
  return locale && <Toasts {...words[locale]} />
}
