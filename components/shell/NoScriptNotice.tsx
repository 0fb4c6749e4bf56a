import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'

/** Tells visitors without JavaScript that the tools need it, because the prerendered page looks usable. */
export async function NoScriptNotice({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'shell')
  return (
    <noscript>
      <p role="note" className="mt-4 rounded-tile bg-warn-soft px-4 py-3 text-sm text-ink">
        {page.noScript}
      </p>
    </noscript>
  )
}
