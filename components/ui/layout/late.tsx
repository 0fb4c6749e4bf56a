import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useThrow } from '@/components/ui/feedback/useThrow'

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

interface Late<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode
  /** Fetches the component; it is drawn at once from then on. Rejects if it cannot be fetched. */
  readonly preload: () => Promise<void>
}

/**
 * A component that is fetched on its first render, with `fallback` until then. React's `lazy` shows a fallback for at least 300
 * ms, even if the component is already loaded. Failures go to the error boundary; rendering it again retries.
 */
export function late<Props extends object>(load: Loader<Props>): Late<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () =>
    (loading ??= load().then(
      (module) => {
        Loaded = module.default
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function LateComponent({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [Component, setComponent] = useState(() => Loaded)
    const fail = useThrow()
    useLayoutEffect(() => {
      if (!Component) preload().then(() => setComponent(() => Loaded), fail)
    }, [Component, fail])
    return Component ? <Component {...(props as unknown as Props)} /> : fallback
  }
  return Object.assign(LateComponent, { preload })
}
