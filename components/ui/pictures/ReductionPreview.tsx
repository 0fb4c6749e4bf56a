'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { formatBytes } from '@/lib/core/bytes'
import { ComparePreview, type PictureInfo } from './ComparePreview'

interface Props extends Pick<ComponentProps<typeof ComparePreview>, 'result'> {
  file: File
  info: PictureInfo | undefined
  words: ComponentProps<typeof ComparePreview>['labels']
}

/** Compares a single file before and after, with the file sizes. */
export function ReductionPreview({ file, info, result, words: { before, after, compare } }: Props) {
  const locale = useLocale()
  const labels = {
    before: `${before} · ${formatBytes(locale, file.size)}`,
    after: result ? `${after} · ${formatBytes(locale, result.blob.size)}` : after,
    compare,
  }
  return <ComparePreview original={info && { ...info, blob: file }} result={result} labels={labels} />
}
