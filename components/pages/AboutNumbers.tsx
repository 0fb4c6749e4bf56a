import type { Locale } from '@/lib/i18n/locales'

interface Props {
  locale: Locale
  numbers: readonly { readonly label: string; readonly value: number }[]
}

/** The key figures of the site. */
export function AboutNumbers({ locale, numbers }: Props) {
  const format = new Intl.NumberFormat(locale)
  return (
    <dl className="card grid grid-cols-2 gap-y-6 p-6 md:grid-cols-4">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-center">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-[40px] leading-tight font-extrabold tracking-tight text-brand tabular-nums">
            {format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
