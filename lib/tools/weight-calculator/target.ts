import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import { addDays, type PlainDate } from '@/lib/core/plain-date'
import type { weightCalculatorFields } from './fields'
import { kgToLbs, LBS_PER_KG, type IdealWeight } from './ideal-weight'

/**
 * Kilograms a week that people lose who keep the weight off (1 to 2 pounds). CDC, Steps for Losing Weight (2025),
 * https://www.cdc.gov/healthy-weight-growth/losing-weight/
 */
const KG_A_WEEK = { slow: 0.5, fast: 1 } as const

/**
 * When a target is reached by one kilogram a week and by half of it, or why not: `notLower` than the current weight, or
 * `unhealthy`, below the healthy range. Null while a weight is missing or a date leaves the calendar.
 */
export function targetDates(
  { targetWeight, weightUnit }: Values<typeof weightCalculatorFields>,
  { current, healthyMin }: IdealWeight,
  today: PlainDate,
) {
  if (targetWeight === null || targetWeight <= 0 || !current) return null
  const target = weightUnit === 'kg' ? targetWeight : targetWeight / LBS_PER_KG
  const lossKg = current.kg - target
  if (lossKg <= 0) return 'notLower'
  // By the figures that are shown: 59.9 kg are the least healthy weight where that is 59.94.
  const least = weightUnit === 'kg' ? healthyMin : kgToLbs(healthyMin)
  if (roundTo(targetWeight, 1) < roundTo(least, 1)) return 'unhealthy'
  // Rounding errors must not add a day.
  const after = (kg: number) => addDays(today, Math.ceil((lossKg / kg) * 7 - 1e-6))
  const [earliest, latest] = [after(KG_A_WEEK.fast), after(KG_A_WEEK.slow)]
  return earliest && latest && { lossKg, earliest, latest }
}
