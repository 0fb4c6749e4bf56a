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
import { birthdayUid, saysOccasion, type Birthday } from '@/lib/tools/date-calculator/birthdays'
import { lunarDatesFrom, passedThisYear, type LunarDate, type Occurrence } from '@/lib/tools/date-calculator/lunar'
import { PanelResult, type DateFieldsState } from './panel'
import { useDaysLeftText } from './useDaysLeftText'

interface Props {
  fields: DateFieldsState
  /** The year of birth, if it is known. */
  lunar: Omit<LunarDate, 'year'> & { readonly year: number | null }
  /** The first of `days`. */
  next: Occurrence
  days: readonly Occurrence[]
  /** Those of the calendar file, among them the birthday that is shown. */
  birthdays: readonly Birthday[]
  today: PlainDate
  /** The tables end before the list does. */
  isCut: boolean
  /** For the date with which the page of a need begins. */
  isExample: boolean
}

/** The next days with a lunar date, the first of them large, all as a table and as files. */
export function LunarDates({ fields, lunar, next, days, birthdays, today, isCut, isExample }: Props) {
  const t = useTranslations('date-calculator')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const calendarBlob = useCalendarBlob('date-calculator')
  const { lunarCalendar: calendar } = fields.values
  const lunarName = fields.values.lunarName.trim()
  const { year, month, day, leap } = lunar
  const passed = next.date.year > today.year && passedThisYear(calendar, lunar, today)
  const fileName = lunarName ? `${lunarName}_lunar_dates` : 'lunar_dates'

  const lunarTextOf = (of: Omit<LunarDate, 'year'>) =>
    t('lunar.date', { leap: String(of.leap), month: of.month, day: of.day })
  const lunarText = lunarTextOf(lunar)
  const titleOf = (name: string) =>
    name === '' ? t('lunar.event') : saysOccasion(name) ? name : t('lunar.eventOf', { name })
  const noteOf = ({ again, shortened, leap: inLeapMonth }: Occurrence, month: number) =>
    [
      inLeapMonth && t('lunar.leap', { month }),
      again && t('lunar.again', { month, date: formatDate(locale, again) }),
      shortened && t('lunar.shortened'),
    ]
      .filter((note) => typeof note === 'string')
      .join(', ')
  const columns: Column[] = [
    { name: 'date', label: t('columns.date') },
    ...(year === null ? [] : [{ name: 'count', label: t('columns.count') }]),
    { name: 'note', label: t('columns.note'), isText: true },
  ]
  const rows = days.map((one): Cell[] => [
    {
      text: `${formatDate(locale, one.date)} (${formatDate(locale, one.date, 'dayName')})`,
      value: isoDate(one.date),
    },
    ...(year === null ? [] : [{ text: t('lunar.count', { count: one.year - year }), value: one.year - year }]),
    { text: noteOf(one, month) },
  ])

  const isOne = birthdays.length === 1
  const events = () =>
    calendarBlob(
      isOne ? titleOf(lunarName) : t('lunar.event'),
      birthdays.flatMap((birthday) =>
        (isOne ? days : lunarDatesFrom(birthday.calendar, birthday, today, days.length)).map((one) => ({
          uid: birthdayUid(birthday, one.date),
          start: one.date,
          end: one.date,
          summary: `${titleOf(birthday.name)} (${lunarTextOf(birthday)})`,
          description: noteOf(one, birthday.month),
        })),
      ),
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
      <PanelResult title={lunarName === '' ? t('lunar.title') : titleOf(lunarName)} link={fields.link}>
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
              ? t('lunar.born', { year, leap: String(leap), month, day })
              : isExample
                ? t('lunar.example', { date: lunarText })
                : lunarText}
          </p>
        </div>
      </PanelResult>
      <TableCard
        title={t('lunar.table')}
        aside={
          <div className="no-print flex flex-wrap gap-2.5">
            <FileButtons
              isSmall
              label={t('lunar.download', { count: birthdays.length })}
              file={{ name: `${isOne ? fileName : 'lunar_dates'}.ics`, blob: events }}
            />
            <Button {...downloadCsv} isSmall />
          </div>
        }
        name="lunarDates"
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
