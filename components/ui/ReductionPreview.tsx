'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { formatBytes } from '@/lib/core/bytes'
import { ComparePreview } from './ComparePreview'

interface Props extends Omit<ComponentProps<typeof ComparePreview>, 'labels'> {
  words: ComponentProps<typeof ComparePreview>['labels']
}

/** The only file before and after, each with its size in bytes. */
export function ReductionPreview({ original, result, words: { before, after, compare } }: Props) {
  const locale = useLocale()
  const labels = {
    before: `${before} · ${formatBytes(locale, original.blob.size)}`,
    after: result ? `${after} · ${formatBytes(locale, result.blob.size)}` : after,
    compare,
  }
  return <ComparePreview original={original} result={result} labels={labels} />
}
