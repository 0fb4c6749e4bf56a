import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import errors from '@/messages/en/errors.json'
import shell from '@/messages/en/shell.json'
import { readWords } from './messages'

/** A component among the English words that every page hands over, and those of `tools`, for tests. */
export function withWords(element: ReactElement, ...tools: readonly string[]) {
  const own = tools.map((slug) => [slug, (readWords('en', slug) as { ui: unknown }).ui])
  const messages = { shell: shell.ui, errors, ...Object.fromEntries(own) }
  return (
    <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  )
}
