'use client'

import type { ReactNode } from 'react'
import { ToolSlugContext } from '@/components/hooks/useErrorText'
import { MarkReady } from './MarkReady'
import { ToolErrorBoundary } from './ToolErrorBoundary'

interface Props {
  slug: string
  /** The tool's screen. */
  children: ReactNode
}

/** Shows the screen of one tool, with a fallback of its own if it fails. */
export function ToolHost({ slug, children }: Props) {
  return (
    <ToolErrorBoundary>
      <ToolSlugContext value={slug}>
        {children}
        <MarkReady />
      </ToolSlugContext>
    </ToolErrorBoundary>
  )
}
