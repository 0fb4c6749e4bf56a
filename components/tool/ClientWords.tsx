'use client'

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'

interface Props {
  locale: Locale
  messages: AbstractIntlMessages
  children: ReactNode
}

/** The words a page's client components may say: what the page hands over and no more. */
export function ClientWords({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
