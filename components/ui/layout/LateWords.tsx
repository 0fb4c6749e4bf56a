import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { use, type ReactNode } from 'react'
import type { ClientMessages } from '@/lib/i18n/types'

interface Props<Name extends keyof ClientMessages> {
  name: Name
  load: (locale: string) => Promise<{ readonly default: ClientMessages[Name] }>
  children: ReactNode
}

const loaded = new Map<string, Promise<{ readonly default: unknown }>>()

/** Provides words that are loaded when something is opened, because they are not part of the page; suspends until then. */
export function LateWords<Name extends keyof ClientMessages>({ name, load, children }: Props<Name>) {
  const locale = useLocale()
  const messages = useMessages()
  const key = `${locale}/${name}`
  const file = loaded.get(key) ?? load(locale)
  loaded.set(key, file)
  const all: Partial<ClientMessages> = { ...messages, [name]: use(file).default }
  return (
    <NextIntlClientProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
