import { useTranslations } from 'next-intl'
import { Figure } from '@/components/ui/Figure'

const PARTS = ['years', 'months', 'days', 'hours', 'minutes'] as const

type Part = (typeof PARTS)[number]

interface Props {
  span: Readonly<Partial<Record<Part, number>>>
  /** The years are someone's age, for which Korean and Japanese have a word of its own. */
  ofAge?: boolean
  className?: string
}

/** A length of time as a figure per unit, in the order years to minutes: `35 years 11 months 23 days`. */
export function SpanFigures({ span, ofAge = false, className }: Props) {
  const t = useTranslations('date-calculator.lengths')
  return (
    <span className={`flex flex-wrap gap-x-[0.3em] ${className ?? ''}`}>
      {PARTS.map((part) => {
        const value = span[part]
        return (
          value !== undefined && (
            <Figure key={part} name={part} value={value} className="whitespace-nowrap">
              {t(ofAge && part === 'years' ? 'age' : part, { count: value })}
            </Figure>
          )
        )
      })}
    </span>
  )
}
