import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE } from './locales'

// Required by next-intl's plugin. Pages pass their language and messages explicitly (see messages.ts), so that no page
// loads or ships the messages of another.
export default getRequestConfig(() => ({ locale: DEFAULT_LOCALE, messages: {} }))
