import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useErrorText } from '@/components/hooks/useErrorText'
import { notify } from '@/components/ui/notify'
import type { ExtractItem, Extraction } from './extract-file'
import { confidenceOf } from './extract-file'

/** One toast for each round of files once all of it is read; a file that could not be read says so as well. */
export function useRoundNotice(items: readonly ExtractItem[]): void {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const told = useRef(new Set<Extraction | object>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'working')) return
    const read = items.flatMap(({ result }) => (result && !told.current.has(result) ? [result] : []))
    const failed = items.flatMap(({ info, error }) => (info && error && !told.current.has(error) ? [error] : []))
    for (const each of [...read, ...failed]) told.current.add(each)
    for (const error of failed) notify('error', t('failed', { reason: errorText(error) }))
    const found = read.filter((result) => confidenceOf(result) > 0)
    if (found.length > 0) {
      const confidence = found.reduce((sum, result) => sum + confidenceOf(result), 0) / found.length
      notify('success', t('extracted', { confidence: Math.round(confidence) }))
    } else if (read.length > 0) notify('info', t('noText'))
  }, [items, t, errorText])
}
