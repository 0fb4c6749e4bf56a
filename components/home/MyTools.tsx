import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useToolList } from '@/components/ui/layout/useToolList'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { ToolLink } from '@/components/ui/layout/ToolLink'
import { forgetRecentTools, type ToolList } from '@/lib/platform/my-tools'
import type { Locale } from '@/lib/i18n/locales'
import type { HomeTool } from './home-tool'

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
}

/** The visitor's favorite and recent tools, stored on this device. CSS hides an empty list. */
export function MyTools(props: Props) {
  const t = useTranslations('home')
  return (
    <>
      <Row {...props} list="favorites" />
      <Row {...props} list="recent">
        <Button
          name="clearRecent"
          label={t('clearRecent')}
          icon={X}
          iconSize={18}
          isIcon
          look="quiet"
          title={t('clearRecent')}
          run={() => clearAll(forgetRecentTools)}
        />
      </Row>
    </>
  )
}

interface RowProps extends Props {
  list: ToolList
  children?: ReactNode
}

function Row({ locale, tools, list, children }: RowProps) {
  const t = useTranslations('home')
  const slugs = useToolList(list)
  const listed = slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  return (
    <section className="my-tools mt-6" data-list={list} aria-label={t(list)}>
      <div className="flex h-11 items-center justify-between">
        <h2 className="text-base">{t(list)}</h2>
        {children}
      </div>
      {/* The fixed height prevents a layout shift when the tools are rendered. */}
      <ul className="-mx-5 flex h-15 items-center gap-2 overflow-x-auto px-5">
        {listed.map((tool) => (
          <li key={tool.slug} className="flex-none">
            <ToolLink
              locale={locale}
              tool={tool}
              data-kept={tool.slug}
              tileClassName="size-9 rounded-full text-lg"
              className="card flex min-h-12 items-center gap-2.5 rounded-full py-1 ps-1.5 pe-4 font-semibold whitespace-nowrap"
            >
              {tool.name}
            </ToolLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
