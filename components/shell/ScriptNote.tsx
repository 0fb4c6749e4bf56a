import { Prerendered } from '@/components/ui/Prerendered'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'

/** Says, where scripts are off, that the tools need them: the page looks usable without. */
export async function ScriptNote({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'shell')
  return (
    <Prerendered as="div" part="noscript">
      <noscript>
        <p role="note" className="mt-4 rounded-tile bg-warn-soft px-4 py-3 text-sm text-ink">
          {page.noScript}
        </p>
      </noscript>
    </Prerendered>
  )
}
