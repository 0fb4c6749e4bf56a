import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { use, type ReactNode } from 'react'
import type { ClientMessages } from '@/lib/i18n/types'

interface Words {
  readonly default: ClientMessages['recipes']
}

const loaded = new Map<string, Promise<Words>>()

function load(locale: string): Promise<Words> {
  // eslint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
  return import(`@/messages/${locale}/recipes.json`)
}

/** Words that no page comes with, because they are read only once something is opened; suspends until they are there. */
export function RecipeWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const messages = useMessages()
  const file = loaded.get(locale) ?? load(locale)
  loaded.set(locale, file)
  const { default: recipes } = use(file)
  const all: Partial<ClientMessages> = { ...messages, recipes }
  return (
    <NextIntlClientProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
