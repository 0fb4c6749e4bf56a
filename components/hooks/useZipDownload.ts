'use client'

import { notify } from '@/components/ui/notify'
import { downloadZip, type NamedBlob } from '@/lib/browser/download'
import { isToolError, told } from '@/lib/core/errors'
import { useErrorText } from './useErrorText'

/** Saves files as one ZIP and says so, or why not: what makes it is fetched with the first one. True once it is saved. */
export function useZipDownload(): (files: readonly NamedBlob[], name: string, said: string) => Promise<boolean> {
  const errorText = useErrorText()
  return async (files, name, said) => {
    try {
      await downloadZip(files, name)
    } catch (thrown) {
      const error = told(thrown)
      notify('error', errorText(isToolError(error) ? error : { code: 'unknown' }))
      return false
    }
    notify('success', said)
    return true
  }
}
