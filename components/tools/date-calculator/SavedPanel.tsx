import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localField } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { TextField } from '@/components/ui/fields/TextField'
import { useStoredList } from '@/components/ui/fields/useStoredList'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { Button } from '@/components/ui/layout/Button'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate } from '@/lib/core/format'
import { countDays, isSavedDate, MAX_NAME, REPEATS, type SavedDate } from '@/lib/tools/date-calculator/saved-dates'
import type { PanelProps } from './panel'
import { useDaysLeftText } from './useDaysLeftText'

/** The dates that the visitor keeps on the device, and the days that are left to each. */
export default function SavedPanel({ fields, today, entry, setEntry }: PanelProps) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const { items: dates, save } = useStoredList('dates', isSavedDate)
  const { name, date, repeat } = entry
  const { lunarMonth: month, lunarDay: day, lunarLeap: leap, lunarCalendar: calendar, leapBirthday } = fields.values
  const fresh = {
    name: name.trim(),
    ...(repeat === 'lunar' ? { repeat, calendar, month, day, leap } : { repeat, date }),
  }
  const isReady = isSavedDate(fresh)

  const keep = () => {
    if (!isReady) return
    if (!save((stored) => [...stored, fresh])) return notify('error', t('saved.notSaved'))
    setEntry({ name: '', date: '', repeat })
  }
  const remove = (removed: readonly SavedDate[]) =>
    clearAll(() => {
      save((stored) => stored.filter((other) => !removed.includes(other)))
      return () => save((stored) => [...stored, ...removed])
    })
  const lunarText = (saved: SavedDate) =>
    saved.repeat === 'lunar' && t('lunar.date', { leap: String(saved.leap), month: saved.month, day: saved.day })

  return (
    <CalculatorLayout
      inputs={
        <InputForm onSubmit={keep}>
          <TextField
            field={localField('dateName', name, (text) => setEntry({ ...entry, name: text }))}
            label={t('saved.name')}
            placeholder={t('saved.example')}
            maxLength={MAX_NAME}
          />
          <Segmented
            field={localField('repeat', repeat, (next) => setEntry({ ...entry, repeat: next }))}
            label={t('saved.repeat')}
            options={REPEATS.map((value) => ({ value, label: t(`saved.repeats.${value}`) }))}
          />
          {repeat === 'lunar' ? (
            <>
              <div className="grid grid-cols-2 gap-3">
                <NumberField field={fields.bind('lunarMonth')} label={t('fields.lunarMonth')} />
                <NumberField field={fields.bind('lunarDay')} label={t('fields.lunarDay')} />
              </div>
              <CheckField field={fields.bind('lunarLeap')} label={t('fields.lunarLeap')} />
              <Segmented
                field={fields.bind('lunarCalendar')}
                label={t('fields.lunarCalendar')}
                options={(value) => t(`lunar.calendars.${value}`)}
              />
            </>
          ) : (
            <DateField
              field={localField('savedDate', date, (text) => setEntry({ ...entry, date: text }))}
              label={t('saved.date')}
            />
          )}
          <Button name="saveDate" type="submit" label={t('saved.save')} look="primary" enabled={isReady} />
          <p className="text-xs text-ink-2">{t('saved.hint')}</p>
        </InputForm>
      }
      results={
        today && dates.length > 0 ? (
          <section className="card grid gap-3 p-4 md:p-6" aria-label={t('saved.title')}>
            <h2>{t('saved.title')}</h2>
            <ul className="[&>li]:border-line [&>li+li]:border-t">
              {countDays(dates, today, leapBirthday).map(({ saved, date: next, days }, index) => (
                <li key={index} data-name="savedDate" className="flex items-center gap-3 py-2">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold wrap-anywhere">{saved.name}</p>
                    <p className="text-sm text-ink-2">
                      {[next && formatDate(locale, next, 'long'), lunarText(saved)].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                  <OutputValue
                    name="savedDaysLeft"
                    label={saved.name}
                    value={days ?? ''}
                    className={`text-end text-xl font-bold ${days !== null && days >= 0 ? 'text-accent' : 'text-ink-2'}`}
                  >
                    {days === null ? '–' : daysLeftText(days)}
                  </OutputValue>
                  <Button
                    name="remove"
                    label={t('saved.remove', { name: saved.name })}
                    icon={X}
                    isIcon
                    look="quiet"
                    className="no-print flex-none"
                    run={() => remove([saved])}
                  />
                </li>
              ))}
            </ul>
            <Button
              name="clearDates"
              label={t('saved.clear')}
              className="no-print justify-self-start"
              run={() => remove(dates)}
            />
          </section>
        ) : (
          <EmptyResult text={t('saved.empty')} />
        )
      }
    />
  )
}
