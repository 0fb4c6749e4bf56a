import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import errors from '@/messages/en/errors.json'
import shell from '@/messages/en/shell.json'

/** A component among the English words every page hands over, for tests. */
export function withWords(element: ReactElement) {
  return (
    <NextIntlClientProvider locale="en" messages={{ shell: shell.ui, errors } as never} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  )
}
