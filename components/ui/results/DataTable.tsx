import { Fragment } from 'react'
import { machineNumber } from '@/lib/core/numbers'
import './DataTable.css'

export interface Column {
  readonly name: string
  readonly label: string
  /** Unit of the column's figures, such as the sign of a currency; shown in the header instead of in every cell. */
  readonly unit?: string
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

/** Where a name breaks if it has to: `YCbCr` before `Positioning`. */
function breakableCode(text: string) {
  return text.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/**
 * Marks a scroll container with `data-folded` if its table is wider, which folds one of many columns, and with `data-more`
 * while something is still hidden beyond its end edge, which CSS then fades out.
 */
function watchEndEdge(box: HTMLDivElement | null) {
  if (!box) return
  const mark = () => box.toggleAttribute('data-more', Math.abs(box.scrollLeft) + box.clientWidth < box.scrollWidth - 1)
  let isFitted = false
  const fit = () => {
    // Folding changes sizes itself, which is no reason to measure again.
    if (isFitted) return
    isFitted = true
    box.removeAttribute('data-folded')
    box.toggleAttribute('data-folded', box.scrollWidth > box.clientWidth + 1)
    // By then the browser has laid the table out anyway.
    requestAnimationFrame(() => {
      isFitted = false
      mark()
    })
  }
  const observer = new ResizeObserver(fit)
  for (const element of [box, ...box.children]) observer.observe(element)
  box.addEventListener('scroll', mark, { passive: true })
  return () => observer.disconnect()
}

/** A table of results in a focusable scroll container. The first column stays visible while the others scroll. */
export function DataTable({ name, caption, columns, rows, maxHeight }: Props) {
  return (
    <div
      ref={watchEndEdge}
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="scroll-box"
      style={maxHeight ? { maxHeight: `${maxHeight}rem` } : undefined}
    >
      <table data-name={name} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-column={column.name} className={classOf(column)}>
                {column.unit ? `${column.label} ${column.unit}` : column.label}
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
                  {columns[column]?.isCode ? breakableCode(text) : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
