import { useLocale, useTranslations } from 'next-intl'
import { localField } from '@/components/ui/fields/local-field'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { Summary } from '@/lib/tools/csv-json-converter/issues'
import type { Source } from './source'

interface Props {
  source: Source
  part: Summary['part']
  onSheet: (name: string) => void
  onList: (path: string) => void
}

/** Names beyond these are only counted. */
const MOST_NAMES = 8

/** Which sheet of a workbook, or list of an object, was read, with the others to choose from, and what was left out. */
export function ReadPart({ source: { sheets, hadFiller }, part, onSheet, onList }: Props) {
  const t = useTranslations('csv-json-converter')
  const locale = useLocale()
  const listed = (names: readonly string[]) => {
    const more = names.length - MOST_NAMES
    const shown = more > 0 ? [...names.slice(0, MOST_NAMES), t('leftOut.more', { count: more })] : names
    return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(shown)
  }
  const sheetLabel = ({ name, isHidden, isEmpty }: NonNullable<typeof sheets>['list'][number]) =>
    isEmpty ? t('sheet.empty', { name }) : isHidden ? t('sheet.hidden', { name }) : name
  const others = sheets?.list.filter(({ name, isEmpty }) => name !== sheets.chosen && !isEmpty) ?? []
  const unread = part && [...part.others, ...part.lists.map(({ path }) => path).filter((path) => path !== part.list)]
  const notes = [
    hadFiller && t('leftOut.filler'),
    sheets?.unsolved ? t('leftOut.unsolved', { count: sheets.unsolved }) : undefined,
    sheets &&
      others.length > 0 &&
      t(`leftOut.${sheets.kind}`, { name: sheets.chosen, others: listed(others.map(sheetLabel)) }),
    part && unread && t('leftOut.list', { name: part.list, others: listed(unread), count: unread.length }),
  ].filter((note) => typeof note === 'string')

  return (
    <>
      {sheets && sheets.list.length > 1 && (
        <div className="mt-2">
          <SelectField
            field={localField('sheet', sheets.chosen, onSheet)}
            label={t(`sheet.${sheets.kind}`)}
            options={sheets.list.map((sheet) => ({ value: sheet.name, label: sheetLabel(sheet) }))}
          />
        </div>
      )}
      {part && part.lists.length > 1 && (
        <div className="mt-2">
          <SelectField
            field={localField('list', part.list, onList)}
            label={t('list.label')}
            options={part.lists.map(({ path, count }) => ({
              value: path,
              label: t('list.option', { name: path, count }),
            }))}
          />
        </div>
      )}
      {notes.length > 0 && (
        <div data-name="leftOut" className="mt-2 grid gap-1 rounded-control bg-accent-soft px-3 py-1.5 text-sm">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  )
}
