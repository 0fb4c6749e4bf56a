import { Fragment, useContext, type ReactNode } from 'react'
import type { Fields } from '@/lib/core/fields'
import { MoreSettings } from './MoreSettings'
import { NeedContext } from './useDraft'
import type { FieldsState } from './useFields'

/** A control, and the fields that it sets. */
export interface FrontControl {
  readonly names: readonly string[]
  readonly control: ReactNode
}

interface Props {
  fields: Pick<FieldsState<Fields>, 'differing' | 'raw'>
  /** Of its fields those that are set here; all by default. */
  names?: readonly string[]
  /** Beside a result, or in sight of a calculator. On the page of a need, its lead stands there first. */
  front: readonly FrontControl[]
  /** Folded, unless a need leads with them. */
  folded?: readonly FrontControl[]
  /** Fields that have their control elsewhere, or that another one decides: they do not count as changed. */
  implied?: readonly string[]
  /** Of a file tool, which shows only what a need leads with until there is a file. */
  hasFile?: boolean
  /** What is folded that someone may look for. */
  about?: string
  /** All other settings, folded. */
  children?: ReactNode
  /** Below them, once they have been opened. */
  late?: ReactNode
}

/** The settings of a tool: the few that stand beside a result or that the page's need leads with, and the others folded. */
export function ToolSettings(props: Props) {
  const {
    fields,
    names = Object.keys(fields.raw),
    front,
    folded = [],
    implied = [],
    hasFile,
    about,
    children,
    late,
  } = props
  const lead = useContext(NeedContext)?.lead
  const all = [...front, ...folded]
  const leading = new Set(lead?.flatMap((name) => all.find(({ names }) => names.includes(name)) ?? []))
  const shown = [...leading, ...((hasFile ?? !lead) ? front.filter((each) => !leading.has(each)) : [])]
  const rest = all.filter((each) => !shown.includes(each))
  const elsewhere = [...implied, ...shown.flatMap(({ names }) => names)]
  const controls = (list: readonly FrontControl[]) =>
    list.map(({ names, control }) => <Fragment key={names[0]}>{control}</Fragment>)
  return (
    <>
      {controls(shown)}
      {(rest.length > 0 || children) && (
        <MoreSettings fields={fields} names={names.filter((name) => !elsewhere.includes(name))} {...{ about, late }}>
          {controls(rest)}
          {children}
        </MoreSettings>
      )}
    </>
  )
}
