import en from '@/messages/en/global-error.json'
import ja from '@/messages/ja/global-error.json'
import ko from '@/messages/ko/global-error.json'
import type { Locale } from '@/lib/i18n/locales'

/** The few words of the last-resort error page, which has no page around it to hand them over. */
export const GLOBAL_ERROR_WORDS: Readonly<Record<Locale, typeof en>> = { ko, en, ja }
