import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { TableCard } from '@/components/ui/results/TableCard'
import type { Cell, Column } from '@/components/ui/results/DataTable'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { FileButtons, useDownload } from '@/components/ui/results/FileButtons'
import { useCalendarBlob } from '@/components/ui/results/useCalendarBlob'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { textBlob } from '@/lib/platform/download'
import { writeCsv } from '@/lib/text/csv-writer'
import {
  birthdaysFrom,
  birthdayUid,
  saysOccasion,
  type Birthday,
  type BirthdayDate,
} from '@/lib/tools/date-calculator/birthdays'
import { passedThisYear, type LunarDate } from '@/lib/tools/date-calculator/lunar'
import { PanelResult, type DateFieldsState } from './panel'
import { useDaysLeftText } from './useDaysLeftText'

/** Maximum length of a name that does not wrap. */
const ONE_LINE = 12

const nameCell = (name: string): Cell => ({
  text: name.length > ONE_LINE ? name : name.replaceAll(' ', '\u00a0'),
  value: name,
})

interface Props {
  fields: DateFieldsState
  /** The lunar date of the inputs, with the year of birth if it is known. */
  lunar: (Omit<LunarDate, 'year'> & { readonly year: number | null }) | null
  /** Whose birthdays are shown, and go into the calendar file. */
  birthdays: readonly Birthday[]
  /** Their next days, the soonest first. */
  days: readonly BirthdayDate[]
  next: BirthdayDate
  today: PlainDate
  /** The tables end before the list does. */
  isCut: boolean
  /** For the date with which the page of a need begins. */
  isExample: boolean
}

/** Returns a function for the title of a person's birthday; `untitled` is the title without a name (''). */
export function useBirthdayTitle() {
  const t = useTranslations('date-calculator')
  return (name: string, untitled: string) =>
    name === '' ? untitled : saysOccasion(name) ? name : t('lunar.eventOf', { name })
}

/** The next lunar birthdays of one or several people, the soonest large, all as a table and as files. */
export function LunarDates({ fields, lunar, birthdays, days, next, today, isCut, isExample }: Props) {
  const t = useTranslations('date-calculator')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const birthdayTitle = useBirthdayTitle()
  const calendarBlob = useCalendarBlob('date-calculator')
  const isOne = birthdays.length === 1
  const { name, calendar } = next.of
  const year = isOne && lunar ? lunar.year : null
  const passed = isOne && next.date.year > today.year && passedThisYear(calendar, { ...next.of, year }, today)
  const fileName = isOne && name ? `${name}_lunar_dates` : 'lunar_dates'

  const lunarTextOf = (of: Omit<LunarDate, 'year'>) =>
    t('lunar.date', { leap: String(of.leap), month: of.month, day: of.day })
  const lunarText = lunarTextOf(next.of)
  const titleOf = (name: string) => birthdayTitle(name, t('lunar.event'))
  const noteOf = ({ again, shortened, leap, of: { month } }: BirthdayDate) =>
    [
      leap && t('lunar.leap', { month }),
      again && t('lunar.again', { month, date: formatDate(locale, again) }),
      shortened && t('lunar.shortened'),
    ]
      .filter((note) => typeof note === 'string')
      .join(', ')
  const columns: Column[] = [
    { name: 'date', label: t('columns.date') },
    ...(isOne ? [] : [{ name: 'name', label: t('columns.name'), isText: true }]),
    ...(year === null ? [] : [{ name: 'count', label: t('columns.count') }]),
    { name: 'note', label: t('columns.note'), isText: true },
  ]
  const rows = days.map((one): Cell[] => [
    {
      text: `${formatDate(locale, one.date)} (${formatDate(locale, one.date, 'dayName')})`,
      value: isoDate(one.date),
    },
    ...(isOne ? [] : [nameCell(titleOf(one.of.name))]),
    ...(year === null ? [] : [{ text: t('lunar.count', { count: one.year - year }), value: one.year - year }]),
    { text: noteOf(one) },
  ])

  const events = () =>
    calendarBlob(
      isOne ? titleOf(name) : t('lunar.event'),
      (isOne ? days : birthdays.flatMap((one) => birthdaysFrom([one], today, days.length))).map((one) => ({
        uid: birthdayUid(one.of, one.date),
        start: one.date,
        end: one.date,
        summary: `${titleOf(one.of.name)} (${lunarTextOf(one.of)})`,
        description: noteOf(one),
      })),
    )
  const csv = () => {
    const cells = rows.map((row) => row.map((cell) => cell.value ?? cell.text))
    return textBlob(writeCsv([columns.map(({ label }) => label), ...cells]), 'text/csv')
  }
  // Without a button that shares it, which would be taken for that of the calendar.
  const downloadCsv = useDownload({
    name: 'downloadCsv',
    label: actions('downloadCsv'),
    file: { name: `${fileName}.csv`, blob: csv },
  })

  return (
    <>
      <PanelResult
        title={birthdayTitle(name, t('lunar.title'))}
        link={fields.link}
        action={
          <FileButtons
            look="primary"
            label={t('lunar.download', { count: birthdays.length })}
            file={{ name: `${fileName}.ics`, blob: events }}
          />
        }
      >
        <div>
          <OutputValue
            name="lunarNext"
            value={isoDate(next.date)}
            className="headline-figure text-[clamp(26px,4vw,40px)]"
          >
            {formatDate(locale, next.date, 'long')}
          </OutputValue>
          <p className="mt-1 text-xl font-bold">
            <OutputValue name="daysLeft" value={compareDates(next.date, today)}>
              {daysLeftText(compareDates(next.date, today))}
            </OutputValue>
          </p>
          {passed && (
            <p className="mt-2 text-ink-2">{t('lunar.passed', { date: formatDate(locale, passed, 'weekday') })}</p>
          )}
          <p className="mt-2 text-ink-2">
            {year !== null
              ? t('lunar.born', { year, ...next.of, leap: String(next.of.leap) })
              : isExample
                ? t('lunar.example', { date: lunarText })
                : lunarText}
          </p>
        </div>
      </PanelResult>
      <TableCard
        title={t('lunar.table')}
        aside={<Button {...downloadCsv} isSmall className="no-print" />}
        name="lunarDates"
        shown={isOne ? undefined : ['date', 'name']}
        columns={columns}
        rows={rows}
      >
        <p className="mt-3 text-sm text-ink-2">
          {isCut && t('lunar.end')} {t('lunar.source', { calendar })}
        </p>
      </TableCard>
    </>
  )
}
