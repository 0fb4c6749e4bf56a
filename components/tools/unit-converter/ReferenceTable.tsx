import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { DataTable } from '@/components/ui/results/DataTable'
import { convertToAll, type Selection } from '@/lib/tools/unit-converter/convert'
import { resultText } from '@/lib/tools/unit-converter/presentation'
import { useUnitText } from './useUnitText'

/** Maximum number of decimals in the table. */
const DECIMALS = 4

/** Units of a category that most visitors look for. */
const FIRST_UNITS = 6

/** The value in the first units of its category, and in all of them on demand. */
export function ReferenceTable({ value, selected }: { value: number; selected: Selection }) {
  const t = useTranslations('unit-converter')
  const locale = useLocale()
  const unitText = useUnitText()
  const [isWhole, setIsWhole] = useState(false)
  const rows = convertToAll(value, selected).flatMap(({ unit, value: converted }) => {
    if (converted === null) return []
    return [
      [
        { text: unitText.full(unit), value: unit.id },
        { text: resultText(locale, converted, DECIMALS), value: converted },
      ],
    ]
  })
  const amount = `${resultText(locale, value, 6)} ${unitText.symbol(selected.from)}`
  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-2">{t('reference.title', { amount })}</h2>
      <DataTable
        name="reference"
        caption={t('reference.title', { amount })}
        columns={[
          { name: 'unit', label: t('reference.unit'), isText: true },
          { name: 'value', label: t('reference.value') },
        ]}
        rows={isWhole ? rows : rows.slice(0, FIRST_UNITS)}
      />
      {rows.length > FIRST_UNITS && !isWhole && (
        <Button
          name="moreUnits"
          label={t('reference.more', { count: rows.length - FIRST_UNITS })}
          isSmall
          className="no-print mt-3 min-h-11"
          run={() => setIsWhole(true)}
        />
      )}
    </section>
  )
}
