'use client'

import { useEffect, type ReactNode } from 'react'
import { DraftContext, NeedContext, type Need } from '@/components/ui/fields/useDraft'
import { ToolSlugContext } from '@/components/ui/feedback/useErrorText'
import { OpenTargetsContext, type OpenTarget } from '@/components/ui/files/useOpenTargets'
import { rememberTool } from '@/lib/platform/my-tools'
import { PageReady } from './PageReady'
import { ToolErrorBoundary } from './ToolErrorBoundary'

interface Props {
  slug: string
  /** The need that the page answers, which sets the tool. */
  need?: Need
  /** Allows storing the visit in the list of recent tools, and the inputs for this tab. */
  isRememberable: boolean
  /** The tools that can open this tool's results. */
  openTargets: readonly OpenTarget[]
  /** The tool's screen. */
  children: ReactNode
}

/** Provides the contexts of a tool's screen and an error boundary around it. */
export function ToolHost({ slug, need, isRememberable, openTargets, children }: Props) {
  useEffect(() => {
    if (isRememberable) rememberTool(slug)
  }, [slug, isRememberable])
  return (
    <ToolErrorBoundary>
      <ToolSlugContext value={slug}>
        <DraftContext value={isRememberable ? slug : undefined}>
          <NeedContext value={need}>
            <OpenTargetsContext value={openTargets}>{children}</OpenTargetsContext>
          </NeedContext>
        </DraftContext>
        <PageReady />
      </ToolSlugContext>
    </ToolErrorBoundary>
  )
}
