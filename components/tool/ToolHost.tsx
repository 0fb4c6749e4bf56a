'use client'

import { ToolSlugContext } from '@/components/hooks/useErrorText'
import { ToolErrorBoundary } from './ToolErrorBoundary'
import { TOOL_SCREENS } from './tool-loaders'

/** Loads and shows the screen of one tool, with a fallback of its own if it fails. */
export function ToolHost({ slug }: { slug: string }) {
  const Screen = TOOL_SCREENS[slug]
  return (
    <ToolErrorBoundary>
      <ToolSlugContext value={slug}>{Screen && <Screen />}</ToolSlugContext>
    </ToolErrorBoundary>
  )
}
