'use client'

import { notify } from '@/components/ui/notify'
import { downloadBlob, downloadZip, type NamedBlob } from '@/lib/browser/download'
import type { BatchItem } from './batch-state'

interface Options<Result> {
  readonly nameOf: (file: File, result: Result) => string
  readonly zipName: string
  /** What is said once something was handed over. */
  readonly told: string
}

export interface BatchDownloads<Result> {
  /** The finished files under the names they are saved by. */
  readonly done: readonly NamedBlob[]
  readonly download: (file: File, result: Result) => void
  /** All finished files as one ZIP. */
  readonly downloadAll: () => Promise<void>
}

/** Saving what a batch made, one by one and all at once. */
export function useBatchDownloads<Result extends { readonly blob: Blob }>(
  items: readonly BatchItem<unknown, Result>[],
  { nameOf, zipName, told }: Options<Result>,
): BatchDownloads<Result> {
  const done = items.flatMap(({ file, status, result }) =>
    status === 'done' && result ? { blob: result.blob, name: nameOf(file, result) } : [],
  )
  return {
    done,
    download: (file, result) => {
      downloadBlob(result.blob, nameOf(file, result))
      notify('success', told)
    },
    downloadAll: async () => {
      await downloadZip(done, zipName)
      notify('success', told)
    },
  }
}
