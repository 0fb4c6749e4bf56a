import { useCallback, useState, type RefCallback } from 'react'
import { setBack, type Clear } from '@/components/ui/feedback/clear-all'
import { DEFAULT_SIZES, SIZES } from '@/lib/tools/favicon-generator/sizes'

export interface Sizes {
  /** Ascending. */
  readonly chosen: readonly number[]
  readonly toggle: (size: number) => void
  /** Selects the default sizes. */
  readonly clear: Clear
  /** Ref of the element around the checkboxes. */
  readonly group: RefCallback<HTMLElement>
}

/** The selected sizes, including those that were changed before hydration. */
export function useSizes(): Sizes {
  const [chosen, setChosen] = useState(DEFAULT_SIZES)
  const group = useCallback((element: HTMLElement | null) => {
    const boxes = [...(element?.querySelectorAll<HTMLInputElement>('input[name="size"]') ?? [])]
    if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) {
      setChosen(boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)))
    }
  }, [])
  const toggle = (size: number) => {
    setChosen((current) => SIZES.filter((each) => (each === size ? !current.includes(size) : current.includes(each))))
  }
  const clear = () => setBack(chosen, DEFAULT_SIZES, setChosen)
  return { chosen, toggle, clear, group }
}
