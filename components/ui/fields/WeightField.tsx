import type { ComponentProps } from 'react'
import type { FieldBinding } from './useFields'
import { NumberField } from './NumberField'
import { Segmented } from './Segmented'

interface Props extends Pick<ComponentProps<typeof NumberField>, 'field' | 'label'> {
  unit: FieldBinding
  /** Accessible name of the unit selection. */
  unitLabel: string
}

/** A person's weight in kilograms or pounds. */
export function WeightField({ field, label, unit, unitLabel }: Props) {
  return (
    <NumberField
      field={field}
      label={label}
      unit={unit.raw}
      aside={<Segmented hideLabel field={unit} label={unitLabel} options={(value) => value} />}
    />
  )
}
