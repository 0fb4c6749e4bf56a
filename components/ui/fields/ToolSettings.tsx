import { Fragment, useContext, type ReactNode } from 'react'
import type { Fields } from '@/lib/core/fields'
import { MoreSettings } from './MoreSettings'
import { NeedContext } from './useDraft'
import type { FieldsState } from './useFields'

/** A control that stands beside a result, and the fields that it sets. */
export interface FrontControl {
  readonly names: readonly string[]
  readonly control: ReactNode
  /** It stands there on the page of a need that sets it, and is folded elsewhere. */
  readonly isForNeed?: true
}

interface Props {
  fields: Pick<FieldsState<Fields>, 'differing' | 'raw'>
  /** Beside a result; before there is a file, only what the page's need sets. */
  front: readonly FrontControl[]
  /** Fields that have their control elsewhere, or that another one decides: they do not count as changed. */
  implied?: readonly string[]
  hasFile: boolean
  /** All other settings, folded. */
  children?: ReactNode
  /** Below them, once they have been opened. */
  late?: ReactNode
}

/** The settings of a file tool: the few that stand beside a result, and the others folded, all of them before there is a file. */
export function ToolSettings({ fields, front, implied = [], hasFile, children, late }: Props) {
  const preset = useContext(NeedContext)?.preset ?? {}
  const isInFront = ({ names, isForNeed }: FrontControl) =>
    (hasFile && !isForNeed) || names.some((name) => name in preset)
  const shown = front.filter(isInFront)
  const elsewhere = [...implied, ...shown.flatMap(({ names }) => names)]
  const controls = (list: readonly FrontControl[]) =>
    list.map(({ names, control }) => <Fragment key={names[0]}>{control}</Fragment>)
  return (
    <>
      {controls(shown)}
      <MoreSettings
        fields={fields}
        names={Object.keys(fields.raw).filter((name) => !elsewhere.includes(name))}
        late={late}
      >
        {controls(front.filter((each) => !isInFront(each)))}
        {children}
      </MoreSettings>
    </>
  )
}
