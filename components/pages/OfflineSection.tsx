import { ClientWords } from '@/components/tool/ClientWords'
import type { Locale } from '@/lib/i18n/locales'
import { clientMessages, pageWords } from '@/lib/i18n/messages'
import { READY_TOOLS } from '@/lib/tools/registry'
import { OfflineManager } from './OfflineManager'

interface Props {
  locale: Locale
  words: { text: string; install: string }
  /** What the large programs are called. */
  engines: Readonly<Record<string, string>>
}

/** How the site works without a connection, and what of it is on this device. */
export async function OfflineSection({ locale, words, engines }: Props) {
  const { ui } = await pageWords(locale, 'offline')
  return (
    <>
      <div className="prose">
        <p>{words.text}</p>
        <p>{words.install}</p>
      </div>
      <div className="card mt-5 p-5 md:p-6">
        <ClientWords locale={locale} messages={{ ...(await clientMessages(locale)), offline: ui }}>
          <OfflineManager toolCount={READY_TOOLS.length} names={engines} />
        </ClientWords>
      </div>
    </>
  )
}
