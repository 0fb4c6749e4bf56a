import { useTranslations } from 'next-intl'
import type { AnswerUnit } from '@/lib/tools/word-counter/answers'

/** Words what is left to a limit, or how far it is exceeded: `1 word left`, `12 bytes over`. */
export function useRemainingText(): (left: number, unit: AnswerUnit) => string {
  const t = useTranslations('word-counter.target')
  return (left, unit) => t(left < 0 ? 'over' : 'left', { amount: t('amount', { unit, count: Math.abs(left) }) })
}
