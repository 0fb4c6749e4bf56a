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
export function ReductionPreview({ file, info, result, words }: Props) {
  const locale = useLocale()
  const sizes = {
    before: formatBytes(locale, file.size),
    after: result && formatBytes(locale, result.blob.size),
  }
  return <ComparePreview original={info && { ...info, blob: file }} result={result} labels={words} sizes={sizes} />
}
