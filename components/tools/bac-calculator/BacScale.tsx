import { useTranslations } from 'next-intl'
import { ScaleBar } from '@/components/ui/results/ScaleBar'
import { LEVELS, SCALE_MAX, displayedBac, type BacStatus } from '@/lib/tools/bac-calculator/bac'
import { useBacText } from './useBacText'

const TONES = { minimal: 'faint', mild: 'mild', moderate: 'warn', severe: 'strong', lifeThreatening: 'bad' } as const

interface Props {
  /** Null before there is a result; only the scale is drawn then. */
  result: { readonly bac: number; readonly status: BacStatus } | null
  /** Legal limit in percent. */
  limit: number
}

/** Shows the estimate and the legal limit on a scale from 0 to 0.3 %. */
export function BacScale({ result, limit }: Props) {
  const t = useTranslations('bac-calculator')
  const value = useBacText()(result?.bac ?? 0)
  const mark = t('limit.mark', { limit: `${limit}%` })
  return (
    <ScaleBar
      description={
        result ? t('scale.description', { value, status: t(`levels.${result.status}.status`), limit: `${limit}%` }) : ''
      }
      bands={LEVELS.map((level) => ({
        label: t(`levels.${level.status}.name`),
        upTo: Math.min(level.below, SCALE_MAX) / SCALE_MAX,
        tone: TONES[level.status],
      }))}
      marker={result ? { at: displayedBac(result.bac) / SCALE_MAX, label: value } : undefined}
      marks={[{ at: limit / SCALE_MAX, label: mark }]}
      ends={[t('scale.sober'), t('scale.dangerous')]}
    />
  )
}
