'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/notify'
import { downloadText } from '@/lib/browser/download'

/** Hands a text to the visitor as a file and says so. */
export function useTextDownload(): typeof downloadText {
  const t = useTranslations('shell.actions')
  return (text, name, type) => {
    downloadText(text, name, type)
    notify('success', t('downloaded', { name }))
  }
}
