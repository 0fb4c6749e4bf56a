import { PageShell } from '@/components/shell/PageShell'
import { MarkReady } from '@/components/tool/MarkReady'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { READY_TOOLS } from '@/lib/tools/registry'
import { KeptTools } from './KeptTools'
import { RetryButton } from './RetryButton'

/** What the service worker answers with for a page that is neither on the device nor to be had. */
export async function OfflinePage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'offline')
  const tools = await Promise.all(
    READY_TOOLS.map(async ({ slug, icon }) => ({
      href: pathFor(locale, toolPath(slug)),
      icon,
      name: (await toolWords(locale, slug)).name,
    })),
  )
  return (
    <PageShell locale={locale} path="/">
      <MarkReady />
      <header className="max-w-[60ch] pt-8 md:pt-14" data-name="offline">
        <h1>{page.standIn.title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{page.standIn.text}</p>
        <RetryButton label={page.standIn.retry} />
      </header>
      <KeptTools heading={page.standIn.kept} tools={tools} />
    </PageShell>
  )
}
