import { useCallback, useState } from 'react'

const NONE: readonly number[] = []

/** Which of the found faces of each file are not hidden, by their index, and what changes it. */
export function useShownFaces() {
  const [shown, setShown] = useState<ReadonlyMap<File, readonly number[]>>(new Map())
  const shownIn = useCallback((file: File) => shown.get(file) ?? NONE, [shown])
  const toggle = useCallback((file: File, index: number) => {
    setShown((before) => {
      const now = before.get(file) ?? NONE
      return new Map(before).set(file, now.includes(index) ? now.filter((other) => other !== index) : [...now, index])
    })
  }, [])
  return { shownIn, toggle }
}
