'use client'

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'

interface Props {
  locale: Locale
  messages: AbstractIntlMessages
  children: ReactNode
}

/** Provides messages to the client components below it: only those that are passed in, so that the page stays small. */
export function MessagesProvider({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
