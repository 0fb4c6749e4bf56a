'use client'

import { useEffect, type ReactNode } from 'react'
import { DraftContext } from '@/components/hooks/useDraft'
import { ToolSlugContext } from '@/components/hooks/useErrorText'
import { OpenTargetsContext, type OpenTarget } from '@/components/hooks/useOpenTargets'
import { rememberTool } from '@/lib/browser/my-tools'
import { PageReady } from './PageReady'
import { ToolErrorBoundary } from './ToolErrorBoundary'

interface Props {
  slug: string
  /** The visit may be kept on the device, for the list of recent tools, and what is typed for this tab. */
  remembered: boolean
  /** Where its results may go on to. */
  openTargets: readonly OpenTarget[]
  /** The tool's screen. */
  children: ReactNode
}

/** Shows the screen of one tool, with a fallback of its own if it fails. */
export function ToolHost({ slug, remembered, openTargets, children }: Props) {
  useEffect(() => {
    if (remembered) rememberTool(slug)
  }, [slug, remembered])
  return (
    <ToolErrorBoundary>
      <ToolSlugContext value={slug}>
        <DraftContext value={remembered ? slug : undefined}>
          <OpenTargetsContext value={openTargets}>{children}</OpenTargetsContext>
        </DraftContext>
        <PageReady />
      </ToolSlugContext>
    </ToolErrorBoundary>
  )
}
