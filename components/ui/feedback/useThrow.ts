import { useCallback, useState } from 'react'

/** Returns a function, always the same, that hands an error from outside of rendering to the error boundary. */
export function useThrow(): (error: unknown) => void {
  const [, setThrown] = useState<never>()
  return useCallback(
    (error) =>
      setThrown(() => {
        throw error
      }),
    [],
  )
}
