import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { TextField } from '@/components/ui/fields/TextField'
import { setBack } from '@/components/ui/feedback/clear-all'
import { Button } from '@/components/ui/layout/Button'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import type { Problem } from '@/lib/core/fields'
import { formatDate } from '@/lib/core/format'
import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { areBirthdays, birthdaysFrom, withBirthday, type Birthday } from '@/lib/tools/date-calculator/birthdays'
import { lunarOf } from '@/lib/tools/date-calculator/lunar'
import { isSavedDate, MAX_NAME } from '@/lib/tools/date-calculator/saved-dates'
import { LunarDates, useBirthdayTitle } from './LunarDates'
import { PanelInputs, type DateFieldsState, type PanelProps } from './panel'

const COUNT = 20
const NOBODY: readonly Birthday[] = []
const DAY_NAMES = ['lunarMonth', 'lunarDay', 'lunarLeap', 'solarDate']
const NAMES = [...DAY_NAMES, 'lunarFrom', 'lunarName', 'lunarCalendar']
const NEXT_PERSON = { lunarMonth: '', lunarDay: '', lunarLeap: 'false', solarDate: '', lunarName: '' }
const REQUIRED: Problem = { code: 'required', params: {} }

/** The lunar date of the inputs; null if there is none. */
function lunarDateOf({ values, isValid }: DateFieldsState) {
  const { lunarFrom, lunarMonth: month, lunarDay: day, lunarLeap: leap, solarDate, lunarCalendar } = values
  if (lunarFrom === 'solar') return solarDate && lunarOf(lunarCalendar, solarDate)
  return isValid('lunarMonth', 'lunarDay') && month !== null && day !== null ? { year: null, month, day, leap } : null
}

/** The birthday that follows a birth, or today. */
function startOf(today: PlainDate, birth: PlainDate | null): PlainDate {
  return birth && compareDates(birth, today) >= 0 ? (addDays(birth, 1) ?? birth) : today
}

export default function LunarPanel({ fields, today, people: given, setPeople, onReset }: PanelProps) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const birthdayTitle = useBirthdayTitle()
  const inputs = useRef<HTMLDivElement>(null)
  const nameInput = useRef<HTMLDivElement>(null)
  const { lunarFrom, solarDate, lunarCalendar } = fields.values
  const fromSolar = lunarFrom === 'solar'
  const lunar = lunarDateOf(fields)
  const outside: Problem | undefined =
    fromSolar && solarDate && !lunar ? { code: 'noLunarDate', params: {} } : undefined
  const start = today && startOf(today, fromSolar ? solarDate : null)
  const people = areBirthdays(given) ? given : NOBODY
  const shown: Birthday | null = lunar && {
    name: fields.values.lunarName.trim(),
    repeat: 'lunar',
    calendar: lunarCalendar,
    month: lunar.month,
    day: lunar.day,
    leap: lunar.leap,
  }
  const birthdays = shown ? withBirthday(people, shown) : people
  // One person’s birthdays begin after the birth.
  const days = start ? birthdaysFrom(birthdays, birthdays.length === 1 ? start : today, COUNT) : []
  const next = days[0]
  const isNamed = isSavedDate(shown)
  // In a list of several, a birthday needs its name; alone it does not.
  const [wasPressed, setWasPressed] = useState(false)
  const nameless = wasPressed && shown?.name === '' ? REQUIRED : undefined
  // The fields of the next person begin empty, which is no fault until the name or the button comes first.
  const missing = (name: 'lunarMonth' | 'lunarDay' | 'solarDate') =>
    fields.raw[name] === '' && (wasPressed || fields.raw.lunarName !== '') ? REQUIRED : undefined
  const addPerson = () => {
    setWasPressed(!isNamed)
    const asked = [...((shown ? nameInput : inputs).current?.querySelectorAll('input') ?? [])]
    if (!isNamed) return (asked.find(({ value }) => value === '') ?? asked[0])?.focus()
    inputs.current?.querySelector('input')?.focus()
    setPeople(birthdays)
    fields.set(NEXT_PERSON)
  }

  const source = (
    <Segmented
      field={fields.bind('lunarFrom')}
      label={t('fields.lunarFrom')}
      options={(value) => t(`lunar.sources.${value}`)}
    />
  )
  const day = (
    <div ref={inputs} className="grid gap-4">
      {fromSolar ? (
        <DateField
          field={fields.bind('solarDate', outside ?? missing('solarDate'))}
          label={t('fields.solarDate')}
          min="1900-01-31"
          max="2050-12-31"
        />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3">
            <NumberField field={fields.bind('lunarMonth', missing('lunarMonth'))} label={t('fields.lunarMonth')} />
            <NumberField
              field={fields.bind('lunarDay', missing('lunarDay'))}
              label={t('fields.lunarDay')}
              hint={t('lunar.noYear')}
            />
          </div>
          <CheckField field={fields.bind('lunarLeap')} label={t('fields.lunarLeap')} />
        </>
      )}
    </div>
  )
  const name = (
    <>
      <div ref={nameInput}>
        <TextField
          field={fields.bind('lunarName', nameless)}
          label={t('fields.lunarName')}
          placeholder={t('lunar.placeholder')}
          maxLength={MAX_NAME}
        />
      </div>
      {people.map((person, index) => {
        const label = `${person.name} · ${t('lunar.date', { ...person, leap: String(person.leap) })}`
        return (
          <Button
            key={index}
            name="remove"
            label={label}
            aria-label={`${label}, ${t('saved.remove', { name: person.name })}`}
            icon={X}
            isSmall
            className="justify-self-start"
            run={() => setPeople(people.filter((other) => other !== person))}
          />
        )
      })}
      <Button name="addPerson" label={t('lunar.addPerson')} className="justify-self-start" run={addPerson} />
    </>
  )

  return (
    <CalculatorLayout
      inputs={
        <>
          <PanelInputs onReset={() => onReset(() => setBack(people, NOBODY, setPeople))}>
            <ToolSettings
              fields={fields}
              names={NAMES}
              front={[
                { names: ['lunarFrom'], control: source },
                { names: DAY_NAMES, control: day },
                { names: ['lunarName'], control: name },
              ]}
            >
              <Segmented
                field={fields.bind('lunarCalendar')}
                label={t('fields.lunarCalendar')}
                options={(value) => t(`lunar.calendars.${value}`)}
              />
            </ToolSettings>
          </PanelInputs>
          <KeyFigureBar
            label={next ? birthdayTitle(next.of.name, t('lunar.title')) : t('lunar.title')}
            figure={next && formatDate(locale, next.date)}
          />
        </>
      }
      results={
        today && next ? (
          <LunarDates
            fields={fields}
            lunar={lunar}
            birthdays={birthdays}
            days={days}
            next={next}
            today={today}
            isCut={days.length < COUNT}
            isExample={fields.isPristine && people.length === 0}
          />
        ) : (
          <EmptyResult text={t('lunar.empty', { from: lunarFrom })} />
        )
      }
    />
  )
}
