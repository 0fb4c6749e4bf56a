import type { ReactNode } from 'react'
import { PageShell } from '@/components/shell/PageShell'
import { NoScriptNotice } from '@/components/shell/NoScriptNotice'
import { MessagesProvider } from '@/components/tool/MessagesProvider'
import { ToolFrame } from '@/components/tool/ToolFrame'
import { ToolHost } from '@/components/tool/ToolHost'
import type { Locale } from '@/lib/i18n/locales'
import { clientMessages, needWords, pageWords, toolWords } from '@/lib/i18n/messages'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { breadcrumbs, faqPage, howTo, organization, webApplication } from '@/lib/seo/json-ld'
import { toolPreview } from '@/lib/seo/site-pages'
import type { ToolDescription } from '@/lib/tools/description'
import { getNeed, getTool, openTools } from '@/lib/tools/registry'

interface Props {
  locale: Locale
  slug: string
  /** The need that the page answers; none on the tool's own page. */
  need?: string
  /** The tool's screen. */
  children: ReactNode
}

/** Inputs and visits of tools about health or drinking are not stored, because the device may be shared. */
function isRememberable({ disclaimer }: ToolDescription): boolean {
  return disclaimer === undefined || disclaimer === 'finance'
}

/** The tools that can open this tool's results, for the "Open in" menu. */
async function openTargets(locale: Locale, tool: ToolDescription) {
  return Promise.all(
    openTools(tool).map(async ({ tool: { slug, icon }, several }) => {
      const { name } = await toolWords(locale, slug)
      return { slug, icon, name, path: pathFor(locale, toolPath(slug)), several }
    }),
  )
}

/** The page of a tool, or of a need that it answers. Its frame and guide are rendered on the server; its screen is hydrated on the client. */
export async function ToolPage({ locale, slug, need: needSlug, children }: Props) {
  const tool = getTool(slug)
  const words = await toolWords(locale, tool.slug)
  const { page } = await pageWords(locale, 'shell')
  const need = needSlug === undefined ? undefined : getNeed(slug, needSlug)
  const answer = need && { slug: need.slug, words: await needWords(locale, need.slug) }
  const shown = answer?.words ?? words
  const path = toolPath(slug, needSlug)
  const trail = [
    [page.nav.home, '/'],
    [words.name, toolPath(slug)],
    ...(answer ? ([[answer.words.name, path]] as const) : []),
  ] as const
  return (
    <PageShell
      locale={locale}
      path={path}
      pathIn={(other) => (need && !need.locales.includes(other) ? toolPath(slug) : path)}
      preview={await toolPreview(locale, slug, needSlug)}
      graph={[
        organization(),
        webApplication(locale, tool, path, shown),
        breadcrumbs(locale, trail),
        ...(answer ? [howTo(answer.words.name, Object.values(answer.words.howTo))] : []),
        faqPage(Object.values(shown.faq)),
      ]}
    >
      <NoScriptNotice locale={locale} />
      <ToolFrame locale={locale} tool={tool} words={words} need={answer}>
        <MessagesProvider locale={locale} messages={await clientMessages(locale, tool)}>
          <ToolHost
            slug={slug}
            need={
              need && {
                slug: need.slug,
                preset: need.preset,
                lead: need.lead,
                accept: need.accept,
                words: answer?.words.ui ?? {},
              }
            }
            isRememberable={isRememberable(tool)}
            openTargets={await openTargets(locale, tool)}
          >
            {children}
          </ToolHost>
        </MessagesProvider>
      </ToolFrame>
    </PageShell>
  )
}
