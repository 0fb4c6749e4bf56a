import { PageShell } from '@/components/shell/PageShell'
import { PageReady } from '@/components/tool/PageReady'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { OfflineTools } from './OfflineTools'
import { RetryButton } from './RetryButton'

/** The fallback of the service worker for a page that is neither stored on the device nor reachable. */
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
      <OfflineTools locale={locale} heading={page.standIn.kept} />
    </PageShell>
  )
}
