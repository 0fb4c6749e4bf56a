import en from '@/messages/en/global-error.json'
import ja from '@/messages/ja/global-error.json'
import ko from '@/messages/ko/global-error.json'
import type { Locale } from '@/lib/i18n/locales'

/** The texts of `app/global-error.tsx`, which replaces the layout and therefore cannot receive messages from it. */
export const GLOBAL_ERROR_WORDS: Readonly<Record<Locale, typeof en>> = { ko, en, ja }
