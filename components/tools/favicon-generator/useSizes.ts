import { useCallback, useState } from 'react'
import { setBack } from '@/components/ui/feedback/clear-all'
import { DEFAULT_SIZES, SIZES } from '@/lib/tools/favicon-generator/sizes'

export type Sizes = ReturnType<typeof useSizes>

/** The selected sizes in ascending order, including those that were changed before hydration. */
export function useSizes() {
  const [chosen, setChosen] = useState(DEFAULT_SIZES)
  /** Ref of the element around the checkboxes. */
  const group = useCallback((element: HTMLElement | null) => {
    const boxes = [...(element?.querySelectorAll<HTMLInputElement>('input[name="size"]') ?? [])]
    if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) {
      setChosen(boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)))
    }
  }, [])
  const toggle = (size: number) => {
    setChosen((current) => SIZES.filter((each) => (each === size ? !current.includes(size) : current.includes(each))))
  }
  /** Selects the default sizes. */
  const clear = () => setBack(chosen, DEFAULT_SIZES, setChosen)
  return { chosen, toggle, clear, group }
}
