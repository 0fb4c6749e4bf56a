import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { convert } from '@/lib/tools/unit-converter/convert'
import { feetAndInches, INCHES, resultText } from '@/lib/tools/unit-converter/presentation'
import { WITHOUT_RATE, type KnownUnit } from '@/lib/tools/unit-converter/units'
import type { Converter } from './useConverter'
import { useUnitText } from './useUnitText'

/** Maximum number of decimals of the result. */
const DECIMALS = 6

interface Props {
  converter: Converter
  value: number
  result: number
}

export function ConverterResult({ converter: { selected, link }, value, result }: Props) {
  const t = useTranslations('unit-converter')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const unitText = useUnitText()
  const { category, from, to } = selected
  const text = resultText(locale, result, DECIMALS)
  const rate = (one: KnownUnit, other: KnownUnit) => {
    const size = resultText(locale, convert(1, one, other) ?? 0, DECIMALS)
    return t('rate', { from: unitText.symbol(one), to: unitText.symbol(other), rate: size })
  }

  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-label={t('result')}>
      <div>
        <p className="text-ink-2">
          {resultText(locale, value, DECIMALS)} {unitText.symbol(from)} =
        </p>
        <p className="headline-figure text-[clamp(30px,5vw,48px)]">
          <OutputValue name="result" label={t('result')} value={result}>
            {text}
          </OutputValue>{' '}
          <span className="text-[0.55em]">{unitText.symbol(to)}</span>
        </p>
        <FeetInches unit={to} result={result} />
      </div>
      {!WITHOUT_RATE.includes(category) && (
        <p className="flex flex-wrap gap-x-6 rounded-tile bg-well px-4 py-3 text-[15px] tabular-nums">
          <span>{rate(from, to)}</span>
          <span>{rate(to, from)}</span>
        </p>
      )}
      <div className="no-print flex flex-wrap gap-2.5">
        <CopyButton
          name="copy"
          label={actions('copy')}
          text={() => `${text} ${unitText.symbol(to)}`}
          successText={t('copied')}
        />
        <ShareButton link={link} />
      </div>
    </section>
  )
}

/** A length in feet or inches as on a tape measure: `5 ft 11 1/2 in`. */
function FeetInches({ unit, result }: { unit: KnownUnit; result: number }) {
  const inches = INCHES[unit.id]
  const length = inches === undefined ? null : feetAndInches(result * inches)
  if (!length) return null
  return (
    <p className="mt-1 text-lg text-ink-2 tabular-nums">
      {length.exact ? '= ' : '≈ '}
      <OutputValue name="feetInches" label="ft in">
        {length.text}
      </OutputValue>
    </p>
  )
}
