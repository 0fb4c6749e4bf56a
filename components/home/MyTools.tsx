'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { useToolList } from '@/components/hooks/useToolList'
import { clearAll } from '@/components/ui/clear-all'
import { ToolLink } from '@/components/ui/ToolLink'
import { forgetRecentTools, type ToolList } from '@/lib/browser/my-tools'
import type { Locale } from '@/lib/i18n/locales'
import type { HomeTool } from './HomeTools'

interface Props {
  locale: Locale
  /** Those that are known so far. */
  tools: readonly HomeTool[]
  /** There may be others. */
  isPartial: boolean
  onUnknown: () => void
}

/** The visitor's favorite and recent tools, from this device. A list without tools takes no room. */
export function MyTools(props: Props) {
  const t = useTranslations('home')
  return (
    <>
      <Row {...props} list="favorites" />
      <Row {...props} list="recent">
        <button
          type="button"
          name="clearRecent"
          aria-label={t('clearRecent')}
          title={t('clearRecent')}
          onClick={() => clearAll(forgetRecentTools)}
          className="button button-quiet size-11 p-0"
        >
          <X size={18} aria-hidden />
        </button>
      </Row>
    </>
  )
}

interface RowProps extends Props {
  list: ToolList
  children?: ReactNode
}

function Row({ locale, tools, isPartial, onUnknown, list, children }: RowProps) {
  const t = useTranslations('home')
  const slugs = useToolList(list)
  const kept = slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  const misses = isPartial && kept.length < slugs.length
  useEffect(() => {
    if (misses) onUnknown()
  }, [misses, onUnknown])
  return (
    <section className="my-tools mt-6" data-list={list} aria-label={t(list)}>
      <div className="flex h-11 items-center justify-between">
        <h2 className="text-base">{t(list)}</h2>
        {children}
      </div>
      {/* One row of fixed height, so that the page stands still when the tools come in. */}
      <ul className="-mx-5 flex h-15 items-center gap-2 overflow-x-auto px-5">
        {kept.map(({ slug, category, icon, name }) => (
          <li key={slug} className="flex-none">
            <ToolLink
              locale={locale}
              slug={slug}
              category={category}
              icon={icon}
              data-kept={slug}
              tile="size-9 rounded-full text-lg"
              className="card flex min-h-12 items-center gap-2.5 rounded-full py-1 pr-4 pl-1.5 font-semibold whitespace-nowrap"
            >
              {name}
            </ToolLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
