import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { use, type ComponentType } from 'react'
import type { ClientMessages } from '@/lib/i18n/types'

/**
 * Makes a wrapper of components whose words are not part of the page but loaded when something is opened. A wrapped
 * component suspends until its words are there.
 */
export function lateWords<Name extends keyof ClientMessages>(
  name: Name,
  load: (locale: string) => Promise<{ readonly default: ClientMessages[Name] }>,
) {
  const loaded = new Map<string, ReturnType<typeof load>>()
  return <Props extends object>(Inner: ComponentType<Props>) =>
    function WithWords(props: Props) {
      const locale = useLocale()
      const messages = useMessages()
      const file = loaded.get(locale) ?? load(locale)
      loaded.set(locale, file)
      const all: Partial<ClientMessages> = { ...messages, [name]: use(file).default }
      return (
        <NextIntlClientProvider locale={locale} messages={all} timeZone="UTC">
          <Inner {...props} />
        </NextIntlClientProvider>
      )
    }
}
