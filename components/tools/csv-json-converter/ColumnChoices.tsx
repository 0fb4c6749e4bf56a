'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useRef } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { localField, localFlag } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { TextField } from '@/components/ui/fields/TextField'
import { choicesFor, type ColumnChoice } from '@/lib/tools/csv-json-converter/columns'
import type { ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import { tableColumns } from '@/lib/tools/csv-json-converter/table-preview'

interface Props {
  text: string
  options: ConverterOptions
  /** The path of the list that is read, if an object holds several. */
  list: string | undefined
  choices: readonly ColumnChoice[]
  onChange: (choices: readonly ColumnChoice[]) => void
}

/** The columns of the input with a sample of each: which ones the output has, under which names, in which order. */
export default function ColumnChoices({ text, options, list: chosenList, choices, onChange }: Props) {
  const t = useTranslations('csv-json-converter.columns')
  const shown = useDeferredValue(text)
  const columns = useMemo(() => tableColumns(shown, options, chosenList), [shown, options, chosenList])
  const list = useMemo(
    () =>
      choicesFor(
        columns.map(({ source }) => source),
        choices,
      ),
    [columns, choices],
  )
  // The button of a column that has been moved: browsers take the focus from what is moved.
  const moved = useRef<string>(undefined)
  if (columns.length === 0) return <p className="text-ink-2">{t('none')}</p>

  const change = (source: string, changes: Partial<ColumnChoice>) =>
    onChange(list.map((choice) => (choice.source === source ? { ...choice, ...changes } : choice)))
  const moveUp = (index: number) => {
    const choice = list[index]
    if (!choice || index === 0) return
    moved.current = choice.source
    onChange([...list.slice(0, index - 1), choice, ...list.slice(index - 1, index), ...list.slice(index + 1)])
  }

  return (
    <>
      <CheckField
        field={localFlag(
          'keepAllColumns',
          list.every(({ isKept }) => isKept),
          (isKept) => onChange(list.map((choice) => ({ ...choice, isKept }))),
        )}
        label={t('all')}
      />
      <ul className="max-h-112 divide-y divide-line overflow-y-auto">
        {list.map(({ source, name, isKept, isText }, index) => (
          <li key={source} data-name="column" className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-2">
            <div className="min-w-0">
              <CheckField
                field={localFlag('keepColumn', isKept, (kept) => change(source, { isKept: kept }))}
                label={<bdi>{source}</bdi>}
              />
              <p className="truncate ps-8 text-sm text-ink-2" dir="auto">
                {columns.find((column) => column.source === source)?.sample.slice(0, 80)}
              </p>
            </div>
            {isKept && (
              <div className="flex min-w-0 flex-wrap items-end gap-2">
                {(options.hasHeaders || options.tab === 'jsonToCsv') && (
                  <div className="min-w-32 flex-1">
                    <TextField
                      field={localField('columnName', name, (text) => change(source, { name: text }))}
                      label={t('name')}
                    />
                  </div>
                )}
                {options.tab === 'csvToJson' && options.typing && (
                  <CheckField
                    field={localFlag('columnIsText', isText, (asText) => change(source, { isText: asText }))}
                    label={t('isText')}
                  />
                )}
                <Button
                  name="moveUp"
                  label="↑"
                  isSmall
                  ref={(button) => {
                    if (!button || moved.current !== source) return
                    moved.current = undefined
                    button.focus()
                  }}
                  aria-label={t('moveUp', { name: source })}
                  enabled={index !== 0}
                  run={() => moveUp(index)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
