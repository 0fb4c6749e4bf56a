import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { notify } from '@/components/ui/feedback/notify'
import type { ExtractItem, Extraction } from './extract-file'
import { confidenceOf } from './extract-file'

/** Shows one toast when all files are read, and one for each file that could not be read. */
export function useCompletionNotice(items: readonly ExtractItem[]): void {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const reported = useRef(new Set<Extraction | object>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'working')) return
    const read = items.flatMap(({ result }) => (result && !reported.current.has(result) ? [result] : []))
    const failed = items.flatMap(({ info, error }) => (info && error && !reported.current.has(error) ? [error] : []))
    for (const each of [...read, ...failed]) reported.current.add(each)
    for (const error of failed) notify('error', t('failed', { reason: errorText(error) }))
    const withText = read.filter((result) => confidenceOf(result) > 0)
    if (withText.length > 0) {
      const confidence = withText.reduce((sum, result) => sum + confidenceOf(result), 0) / withText.length
      notify('success', t('extracted', { confidence: Math.round(confidence) }))
    } else if (read.length > 0) notify('info', t('noText'))
  }, [items, t, errorText])
}
