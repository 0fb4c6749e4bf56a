import { PageShell } from '@/components/shell/PageShell'
import { PageReady } from '@/components/tool/PageReady'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { KeptTools } from './KeptTools'
import { RetryButton } from './RetryButton'

/** What the service worker answers with for a page that is neither on the device nor to be had. */
export async function OfflinePage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'offline')
  return (
    <PageShell locale={locale} path="/">
      <PageReady />
      <header className="max-w-[60ch] pt-8 md:pt-14" data-name="offline">
        <h1>{page.standIn.title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{page.standIn.text}</p>
        <RetryButton label={page.standIn.retry} />
      </header>
      <KeptTools locale={locale} heading={page.standIn.kept} />
    </PageShell>
  )
}
