import { useLocale, useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '@/lib/core/format'

interface Props {
  name: 'start' | 'end'
  label: string
  seconds: number
  max: number
  left: string
  onMove: (seconds: number) => void
}

/** Seconds by which keys move a handle. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -1,
  PageUp: 1,
}

/** The slider for one end of the cut. */
export function TrimHandle({ name, label, seconds, max, left, onMove }: Props) {
  const locale = useLocale()
  const t = useTranslations('mp4-to-gif')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? max : undefined
    if (step === undefined && target === undefined) return
    event.preventDefault()
    onMove(target ?? seconds + (step ?? 0) * (event.shiftKey && Math.abs(step ?? 0) < 1 ? 10 : 1))
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      data-name={name === 'start' ? 'trimStart' : 'trimEnd'}
      data-handle={name}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(max * 10) / 10}
      aria-valuenow={Math.round(seconds * 10) / 10}
      aria-valuetext={t('seconds', { seconds: formatNumber(locale, seconds, 1, 1) })}
      onKeyDown={onKeyDown}
      className={`absolute inset-y-0 z-[4] grid w-6 cursor-ew-resize place-items-center bg-brand before:absolute before:-inset-x-2.5 before:inset-y-0 after:h-6 after:w-0.5 after:rounded after:bg-brand-ink ${name === 'start' ? '-translate-x-full rounded-l-lg' : 'rounded-r-lg'}`}
      style={{ left }}
    />
  )
}
