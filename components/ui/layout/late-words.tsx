import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { use, type ReactNode } from 'react'
import type { ClientMessages } from '@/lib/i18n/types'

/**
 * Makes a component that provides words which are loaded when something is opened, because they are not part of the page.
 * It suspends until then.
 */
export function lateWords<Name extends keyof ClientMessages>(
  name: Name,
  load: (locale: string) => Promise<{ readonly default: ClientMessages[Name] }>,
) {
  const loaded = new Map<string, ReturnType<typeof load>>()
  return function Words({ children }: { children: ReactNode }) {
    const locale = useLocale()
    const messages = useMessages()
    const file = loaded.get(locale) ?? load(locale)
    loaded.set(locale, file)
    const all: Partial<ClientMessages> = { ...messages, [name]: use(file).default }
    return (
      <NextIntlClientProvider locale={locale} messages={all} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    )
  }
}
