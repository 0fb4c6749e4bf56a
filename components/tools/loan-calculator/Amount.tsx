import { OutputValue } from '@/components/ui/results/OutputValue'

interface AmountProps {
  name: string
  value: number
  text: (amount: number) => string
  isStrong?: boolean
}

/** A named amount as text. */
export function Amount({ name, value, text, isStrong }: AmountProps) {
  return (
    <OutputValue name={name} value={value} className={isStrong ? 'font-bold' : undefined}>
      {text(value)}
    </OutputValue>
  )
}
