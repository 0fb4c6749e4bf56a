import { machineNumber } from '@/lib/core/numbers'

export interface Column {
  readonly name: string
  readonly label: string
  /** Text instead of numbers: aligned left and wrapped at word boundaries. */
  readonly isText?: boolean
  /** Long names or values without spaces: aligned left and wrapped anywhere. */
  readonly isCode?: boolean
}

export interface Cell {
  readonly text: string
  /** Unrounded number, ISO date or code, if the text is rounded or localized. */
  readonly value?: number | string
}

interface Props {
  name: string
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Maximum height of the scroll container in rem; unlimited by default. */
  maxHeight?: number
}

function classOf(column: Column | undefined): string | undefined {
  if (column?.isCode) return 'code-column'
  return column?.isText ? 'text-column' : undefined
}

/** A table of results in a focusable scroll container. */
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
