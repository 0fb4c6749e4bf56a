import type { DayType } from '@/lib/tools/ovulation-calendar/cycle'

interface DayStyle {
  readonly symbol: string
  readonly tone: string
}

/** The style of each type of day: a color, and a symbol for visitors who cannot distinguish the colors. */
export const DAY_STYLES: Readonly<Record<DayType, DayStyle>> = {
  menstruation: { symbol: '●', tone: 'bg-bad-soft text-bad' },
  fertile: { symbol: '▲', tone: 'bg-ok-soft text-ok' },
  ovulation: { symbol: '★', tone: 'bg-brand text-brand-ink' },
  luteal: { symbol: '◇', tone: 'bg-warn-soft text-warn' },
  follicular: { symbol: '–', tone: 'bg-well text-ink-2' },
}
