'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { downloadText } from '@/lib/platform/download'

/** Returns a function that downloads a text as a file and shows a toast. */
export function useTextDownload(): typeof downloadText {
  const t = useTranslations('shell.actions')
  return (text, name, type) => {
    downloadText(text, name, type)
    notify('success', t('downloaded', { name }))
  }
}
