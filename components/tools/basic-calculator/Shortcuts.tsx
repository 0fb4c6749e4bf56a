import { useTranslations } from 'next-intl'

const ROWS = [
  { name: 'numbers', keys: ['0 – 9', '.'] },
  { name: 'operators', keys: ['+', '-', '*', '/'] },
  { name: 'percent', keys: ['%'] },
  { name: 'equals', keys: ['Enter', '='] },
  { name: 'backspace', keys: ['Backspace'] },
  { name: 'clear', keys: ['Esc', 'Delete', 'C'] },
  { name: 'copy', keys: ['Ctrl + C', '⌘ C'] },
  { name: 'paste', keys: ['Ctrl + V', '⌘ V'] },
] as const

/** Lists the keyboard shortcuts of the calculator. */
export function Shortcuts() {
  const t = useTranslations('basic-calculator.shortcuts')
  return (
    <section className="card p-4 md:p-6 pointer-coarse:hidden">
      <h2>{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('text')}</p>
      <dl className="mt-3 text-[15px]">
        {ROWS.map(({ name, keys }) => (
          <div key={name} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <dt>{t(name)}</dt>
            <dd className="flex flex-wrap justify-end gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-md border border-line-strong/50 bg-well px-2 py-0.5 font-mono text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
