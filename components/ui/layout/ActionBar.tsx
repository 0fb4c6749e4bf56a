'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

// Loaded with the first file or result, because nothing shows it before.
const ActionBarOnScreen = lazy(() => import('./ActionBarOnScreen'))

/** The result and the next action of a tool in the bar at the bottom of a small screen. */
export function ActionBar(props: ComponentProps<typeof ActionBarOnScreen>) {
  return (
    <Suspense>
      <ActionBarOnScreen {...props} />
    </Suspense>
  )
}
