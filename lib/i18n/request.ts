import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE } from './locales'

// next-intl's plugin asks for this file. Pages hand their language and their own words on explicitly (messages.ts), so
// that no page reads or ships another page's words.
export default getRequestConfig(() => ({ locale: DEFAULT_LOCALE, messages: {} }))
