import { MessagesProvider } from '@/components/tool/MessagesProvider'
import type { Locale } from '@/lib/i18n/locales'
import { clientMessages, pageWords } from '@/lib/i18n/messages'
import { CATALOG } from '@/lib/tools/catalog'
import { DeviceData } from './DeviceData'
import { OfflineManager } from './OfflineManager'

interface Props {
  locale: Locale
  words: { text: string; install: string }
  /** Display names of the engines. */
  engines: Readonly<Record<string, string>>
}

/** Explains offline use and shows what is stored on this device. */
export async function OfflineSection({ locale, words, engines }: Props) {
  const { ui } = await pageWords(locale, 'offline')
  const { page } = await pageWords(locale, 'privacy')
  return (
    <>
      <div className="prose">
        <p>{words.text}</p>
        <p>{words.install}</p>
      </div>
      <div className="card mt-5 p-5 md:p-6">
        <MessagesProvider locale={locale} messages={{ ...(await clientMessages(locale)), offline: ui }}>
          <OfflineManager toolCount={CATALOG.length} names={engines} />
          <hr className="my-6 border-line" />
          <DeviceData clear={page.clear} />
        </MessagesProvider>
      </div>
    </>
  )
}
