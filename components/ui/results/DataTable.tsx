import { useTranslations } from 'next-intl'
import { Fragment, useState } from 'react'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
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
  /** Names of the columns that stay on a phone, the last of them bold; a row is opened for the others. All by default. */
  shown?: readonly string[]
  /** Maximum height of the scroll container in rem; unlimited by default. */
  maxHeight?: number
}

/** A column's class, by how its texts wrap and what becomes of it where the table is folded. */
function classesOf(columns: readonly Column[], shown: readonly string[] | undefined): readonly string[] {
  return columns.map(({ name, isCode, isText }, place) => {
    const wrapping = isCode ? 'code-column' : isText ? 'text-column' : ''
    if (!shown || place === 0) return wrapping
    if (name === shown.at(-1)) return `${wrapping} key-column`
    return `${wrapping} ${shown.includes(name) ? 'spare-column' : 'rest-column'}`
  })
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

/** Less than the height of a row, in rem. */
const LOWEST_ROW = 2

/** Width in pixels below which a table is folded even if it fits. */
const PHONE = 480

/**
 * Marks a scroll container with `data-folded` on a phone and if its table is wider, which folds the columns of least interest;
 * if it still is, with `data-folded="spare"`, which leaves the first and the key. Marks it with `data-more` while something is
 * still hidden beyond its end edge, which CSS then fades out.
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
    if (box.clientWidth < PHONE) box.setAttribute('data-folded', '')
    for (const fold of ['', 'spare']) if (box.scrollWidth > box.clientWidth + 1) box.setAttribute('data-folded', fold)
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

/** A row. Where columns with text are folded away, a button as large as the row opens it. */
function Row({
  cells,
  columns,
  classes,
}: {
  cells: readonly Cell[]
  columns: readonly Column[]
  classes: readonly string[]
}) {
  const t = useTranslations('shell.table')
  const [isOpen, setIsOpen] = useState(false)
  const hasRest = classes.some((name) => name.endsWith('rest-column'))
  const isOpenable =
    hasRest && cells.some(({ text }, place) => text !== '' && /(?:rest|spare)-column$/.test(classes[place]!))
  return (
    <tr data-open={isOpen || undefined}>
      {cells.map(({ text, value }, place) => {
        const column = columns[place]
        return (
          <td
            key={place}
            data-value={typeof value === 'number' ? machineNumber(value) : value}
            data-label={hasRest && place > 0 ? column?.label : undefined}
            data-unit={hasRest && place > 0 ? column?.unit : undefined}
            className={classes[place] || undefined}
          >
            {column?.isCode ? breakableCode(text) : text}
            {isOpenable && place === 0 && (
              <button
                type="button"
                name="openRow"
                className="row-button"
                aria-label={t('details', { row: text })}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** A table of results in a focusable scroll container. The first column stays visible while the others scroll. */
export function DataTable({ name, caption, columns, rows, shown, maxHeight }: Props) {
  const classes = classesOf(columns, shown)
  // What a scroll container hides is not in the page's HTML: forty rows would bring it over its limit.
  const isInBrowser = useInBrowser(() => true, false)
  const drawn = isInBrowser || !maxHeight ? rows : rows.slice(0, Math.ceil(maxHeight / LOWEST_ROW))
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
            {columns.map((column, place) => (
              <th key={column.name} scope="col" data-column={column.name} className={classes[place] || undefined}>
                {column.unit ? `${column.label} ${column.unit}` : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((cells, index) => (
            <Row key={index} cells={cells} columns={columns} classes={classes} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
