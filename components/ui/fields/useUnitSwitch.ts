import { useRef } from 'react'
import type { Fields, Raw, Values } from '@/lib/core/fields'
import type { Bound, FieldsState } from './useFields'

interface Conversion<F extends Fields> {
  readonly before: Partial<Raw<F>>
  readonly after: Partial<Raw<F>>
}

function pick<F extends Fields>(raw: Raw<F>, names: Partial<Raw<F>>): Partial<Raw<F>> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, raw[name]])) as Partial<Raw<F>>
}

/**
 * A choice of units that converts the content of other fields. `convert` returns their new texts, in groups of fields that
 * belong together. Switching back restores the texts of each group that has not changed since.
 */
export function useUnitSwitch<F extends Fields, Name extends keyof F & string>(
  { raw, bind, set }: Pick<FieldsState<F>, 'raw' | 'bind' | 'set'>,
  name: Name,
  convert: (next: Values<F>[Name]) => readonly Partial<Raw<F>>[],
): Bound<F[Name]> {
  const last = useRef<readonly Conversion<F>[]>([])

  const choose = (next: string) => {
    if (next === raw[name]) return
    const groups = convert(next as Values<F>[Name]).map((converted, index): Conversion<F> => {
      const known = last.current[index]
      const isUnchanged =
        known?.before[name] === next &&
        Object.entries(known.after).every(([other, text]) => raw[other as keyof F] === text)
      const after = isUnchanged ? known.before : { ...converted, [name]: next }
      return { before: pick(raw, after), after }
    })
    last.current = groups
    set(Object.assign({ [name]: next }, ...groups.map(({ after }) => after)) as Partial<Raw<F>>)
  }

  return { ...bind(name), set: choose }
}
