import type words from '@/messages/en/global-error.json'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The texts of `app/global-error.tsx`, which replaces the layout and therefore cannot receive messages from it;
 * next.config.mjs reads them from every language's `global-error.json`.
 */
export const GLOBAL_ERROR_WORDS = JSON.parse(process.env.GLOBAL_ERROR_WORDS ?? '{}') as Readonly<
  Record<Locale, typeof words>
>
