import { useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'

const UNITS = ['years', 'months', 'days', 'hours', 'minutes'] as const

type SpanUnit = (typeof UNITS)[number]

interface Props {
  span: Readonly<Partial<Record<SpanUnit, number>>>
  /** The span is a person's age, for which Korean and Japanese use a different word than for years. */
  isAge?: boolean
  className: string
}

/** Formats a time span as one output per unit: `35 years 11 months 23 days`. */
export function SpanFigures({ span, isAge = false, className }: Props) {
  const t = useTranslations('date-calculator.lengths')
  return (
    <span className={`flex flex-wrap gap-x-[0.3em] ${className}`}>
      {UNITS.map((unit) => {
        const value = span[unit]
        return (
          value !== undefined && (
            <OutputValue key={unit} name={unit} value={value} className="whitespace-nowrap">
              {t(isAge && unit === 'years' ? 'age' : unit, { count: value })}
            </OutputValue>
          )
        )
      })}
    </span>
  )
}
