'use client'

import { useMessages, useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { useToday } from '@/components/ui/fields/useToday'
import { clearAll, type Clear } from '@/components/ui/feedback/clear-all'
import { Tabs } from '@/components/ui/layout/Tabs'
import { pageAddress } from '@/lib/platform/page'
import { writeFragment } from '@/lib/core/fields'
import type { Birthday } from '@/lib/tools/date-calculator/birthdays'
import { dateCalculatorFields, LINKED_FIELDS, TABS } from '@/lib/tools/date-calculator/fields'
import { AgePanel } from './AgePanel'
import { DifferencePanel } from './DifferencePanel'
import { MathPanel } from './MathPanel'
import type { DateEntry } from './panel'

// Loaded with the tables of the lunar calendars when the panel is opened.
const LunarPanel = late(() => import('./LunarPanel'))
const SavedPanel = late(() => import('./SavedPanel'))

const PANELS = {
  age: AgePanel,
  difference: DifferencePanel,
  math: MathPanel,
  lunar: LunarPanel,
  saved: SavedPanel,
} as const

const NOBODY: readonly Birthday[] = []
/** Who is in the list is checked by the panel, which has the calendars. */
const isList = (value: unknown): value is readonly Birthday[] => Array.isArray(value)

const NO_ENTRY: DateEntry = { name: '', date: '', repeat: 'once' }
const isEntry = (value: unknown): value is DateEntry => {
  const { name, date, repeat } = (value ?? {}) as Readonly<Record<string, unknown>>
  return [name, date, repeat].every((text) => typeof text === 'string')
}

export default function DateCalculator() {
  const t = useTranslations('date-calculator')
  const fields = useFields(dateCalculatorFields, useMessages()['date-calculator'].initial)
  const today = useToday()
  // Not in their panels, which go when another tab is chosen.
  const [people, setPeople] = useDraftState('people', NOBODY, isList)
  const [entry, setEntry] = useDraftState('entry', NO_ENTRY, isEntry)
  const { tab } = fields.values
  const Panel = PANELS[tab]

  // Reset does not switch the tab.
  const reset = (...more: readonly Clear[]) => clearAll(() => fields.clear('tab'), ...more)

  const link = () => `${pageAddress()}#${writeFragment(LINKED_FIELDS[tab], fields.raw)}`

  return (
    <Tabs
      label={t('tabs.label')}
      tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))}
      selected={tab}
      onSelect={fields.bind('tab').set}
    >
      <Panel
        fields={{ ...fields, link }}
        today={today}
        people={people}
        setPeople={setPeople}
        entry={entry}
        setEntry={setEntry}
        onReset={reset}
      />
    </Tabs>
  )
}
