import { useTranslations } from 'next-intl'
import { SYNTAX } from '@/lib/tools/markdown-html/syntax-reference'

export function SyntaxReference() {
  const t = useTranslations('markdown-html.syntax')
  return (
    <section className="pb-2">
      <h2 className="text-base">{t('title')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {SYNTAX.map(([name, markdown]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
            <dt className="text-sm text-ink-2">{t(name)}</dt>
            <dd className="text-right">
              <code className="font-mono text-sm">{markdown}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
