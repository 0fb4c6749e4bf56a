import type { DayType } from '@/lib/tools/ovulation-calendar/cycle'

interface Look {
  readonly symbol: string
  readonly tone: string
}

/** How a type of day looks: a colour, and a symbol for those who do not see it. */
export const DAY_LOOKS: Readonly<Record<DayType, Look>> = {
  menstruation: { symbol: '●', tone: 'bg-bad-soft text-bad' },
  fertile: { symbol: '▲', tone: 'bg-ok-soft text-ok' },
  ovulation: { symbol: '★', tone: 'bg-brand text-brand-ink' },
  luteal: { symbol: '◇', tone: 'bg-warn-soft text-warn' },
  follicular: { symbol: '–', tone: 'bg-well text-ink-2' },
}
