import { useRef } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import { downloadBlob, zipBlob, type NamedBlob } from '@/lib/platform/download'
import { isToolError, toVisitorError } from '@/lib/core/errors'
import { useErrorText } from '@/components/ui/feedback/useErrorText'

/**
 * Returns a function that downloads files as a ZIP archive and notifies about the outcome. Resolves to true on success, to false also
 * while an archive is being made: a second press is not for a second one.
 */
export function useZipDownload(): (files: readonly NamedBlob[], name: string, successText: string) => Promise<boolean> {
  const errorText = useErrorText()
  const isSaving = useRef(false)
  return async (files, name, successText) => {
    if (isSaving.current) return false
    isSaving.current = true
    try {
      downloadBlob(await zipBlob(files), name)
    } catch (thrown) {
      const error = toVisitorError(thrown)
      notify('error', errorText(isToolError(error) ? error : { code: 'unknown' }))
      return false
    } finally {
      isSaving.current = false
    }
    notify('success', successText)
    return true
  }
}
