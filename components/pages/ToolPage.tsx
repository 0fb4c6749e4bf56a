import type { ReactNode } from 'react'
import { PageShell } from '@/components/shell/PageShell'
import { ScriptNote } from '@/components/shell/ScriptNote'
import { ClientWords } from '@/components/tool/ClientWords'
import { ToolFrame } from '@/components/tool/ToolFrame'
import { ToolHost } from '@/components/tool/ToolHost'
import type { Locale } from '@/lib/i18n/locales'
import { clientMessages, pageWords, toolWords } from '@/lib/i18n/messages'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { breadcrumbs, faqPage, organization, webApplication } from '@/lib/seo/json-ld'
import type { ToolRow } from '@/lib/tools/catalog'
import { getTool, openTools } from '@/lib/tools/registry'
import { StructuredData } from './StructuredData'

interface Props {
  locale: Locale
  slug: string
  /** The tool's screen. */
  children: ReactNode
}

/** Whoever shares a device need not see what somebody calculated about their body, nor in the list of recent tools that they did. */
function isRememberable({ disclaimer }: ToolRow): boolean {
  return disclaimer === undefined || disclaimer === 'finance'
}

/** Where a tool's results may go on to, as its menu shows it. */
async function openTargets(locale: Locale, tool: ToolRow) {
  return Promise.all(
    openTools(tool).map(async ({ tool: { slug, icon }, several }) => {
      const { name } = await toolWords(locale, slug)
      return { slug, icon, name, path: pathFor(locale, toolPath(slug)), several }
    }),
  )
}

/** A tool's page: frame and guide rendered here, the tool itself hydrated on the client. */
export async function ToolPage({ locale, slug, children }: Props) {
  const tool = getTool(slug)
  const words = await toolWords(locale, tool.slug)
  const { page } = await pageWords(locale, 'shell')
  const path = toolPath(tool.slug)
  const trail = [
    [page.nav.home, '/'],
    [words.name, path],
  ] as const
  return (
    <PageShell locale={locale} path={path}>
      <ScriptNote locale={locale} />
      <StructuredData
        graph={[
          organization(),
          webApplication(locale, tool, words),
          breadcrumbs(locale, trail),
          faqPage(Object.values(words.faq)),
        ]}
      />
      <ToolFrame locale={locale} tool={tool} words={words}>
        <ClientWords locale={locale} messages={await clientMessages(locale, tool)}>
          <ToolHost slug={slug} remembered={isRememberable(tool)} openTargets={await openTargets(locale, tool)}>
            {children}
          </ToolHost>
        </ClientWords>
      </ToolFrame>
    </PageShell>
  )
}
