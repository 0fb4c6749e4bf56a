import { machineNumber } from '@/lib/core/numbers'

export interface Column {
  readonly name: string
  readonly label: string
  /** Words, not figures: left-aligned, and wrapped where they are long. */
  readonly words?: boolean
  /** Names or values that may be long and without spaces: left-aligned, and broken anywhere. */
  readonly codes?: boolean
}

export interface Cell {
  readonly text: string
  /** Unrounded number, ISO date or code, where the text is rounded or worded. */
  readonly value?: number | string
}

interface Props {
  name: string
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Height of the box that scrolls, in rem; none: as tall as the table. */
  maxHeight?: number
}

function classOf(column: Column | undefined): string | undefined {
  if (column?.codes) return 'codes'
  return column?.words ? 'words' : undefined
}

/** Plain table of results in a box of its own that scrolls, with the keyboard too. */
export function DataTable({ name, caption, columns, rows, maxHeight }: Props) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-auto"
      style={maxHeight ? { maxHeight: `${maxHeight}rem` } : undefined}
    >
      <table data-name={name} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-column={column.name} className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map(({ text, value }, column) => (
                <td
                  key={column}
                  data-value={typeof value === 'number' ? machineNumber(value) : value}
                  className={classOf(columns[column])}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
