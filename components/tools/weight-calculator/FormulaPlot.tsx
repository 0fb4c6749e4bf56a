import { useLocale, useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { formatNumber } from '@/lib/core/format'
import { FORMULAS, type IdealWeight } from '@/lib/tools/weight-calculator/ideal-weight'

/** Free space on each side of the axis, as a share of the spread of the values. */
const MARGIN = 0.1

/** The results of the four formulas as points on one axis, over the healthy range. */
export function FormulaPlot({ result }: { result: IdealWeight }) {
  const t = useTranslations('weight-calculator')
  const locale = useLocale()
  const id = useId()
  const { formulas, average, healthyMin, healthyMax, lowest, highest, current } = result
  const kilograms = (kg: number) => formatNumber(locale, kg, 1, 1)

  const all = [lowest, highest, healthyMin, healthyMax, ...(current ? [current.kg] : [])]
  const spread = Math.max(...all) - Math.min(...all)
  const start = Math.min(...all) - spread * MARGIN
  const position = (kg: number) => `${((kg - start) / (spread * (1 + 2 * MARGIN))) * 100}%`
  const words = {
    lowest: kilograms(lowest),
    highest: kilograms(highest),
    healthyMin: kilograms(healthyMin),
    healthyMax: kilograms(healthyMax),
  }

  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-4">{t('plot.title')}</h2>
      <figure>
        <div role="img" aria-labelledby={id} className="text-sm">
          <ul aria-hidden className="grid gap-3 md:gap-1">
            {FORMULAS.map((name) => (
              <Row key={name} label={t(`formulas.${name}`)} value={`${kilograms(formulas[name])} kg`}>
                <span
                  className="absolute inset-y-0 border-x-2 border-ok bg-ok-soft"
                  style={{ left: position(healthyMin), right: `calc(100% - ${position(healthyMax)})` }}
                />
                <Line at={position(average)} className="border-dashed border-accent" />
                {current && <Line at={position(current.kg)} className="border-ink" />}
                <span
                  className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-accent"
                  style={{ left: position(formulas[name]) }}
                />
              </Row>
            ))}
          </ul>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          <Legend swatch={<span className="h-3.5 w-4 border-x-2 border-ok bg-ok-soft" />}>
            {t('plot.healthy', words)}
          </Legend>
          <Legend swatch={<span className="h-4 border-l-2 border-dashed border-accent" />}>
            {t('plot.average', { average: kilograms(average) })}
          </Legend>
          {current && (
            <Legend swatch={<span className="h-4 border-l-2 border-ink" />}>
              {t('plot.current', { current: kilograms(current.kg) })}
            </Legend>
          )}
        </ul>
        <figcaption id={id} className="sr-only">
          {t('plot.description', words)}
        </figcaption>
      </figure>
    </section>
  )
}

function Row({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[13rem_minmax(0,1fr)]">
      <span className="flex justify-between gap-3">
        {label} <b className="tabular-nums">{value}</b>
      </span>
      <span className="relative h-8 overflow-hidden rounded-sm bg-well forced-color-adjust-none">{children}</span>
    </li>
  )
}

function Line({ at, className }: { at: string; className: string }) {
  return <span className={`absolute inset-y-0 -translate-x-1/2 border-l-2 ${className}`} style={{ left: at }} />
}

function Legend({ swatch, children }: { swatch: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className="contents forced-color-adjust-none">
        {swatch}
      </span>
      {children}
    </li>
  )
}
