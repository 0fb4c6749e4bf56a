'use client'

import { notify } from '@/components/ui/notify'
import { downloadBlob, type NamedBlob } from '@/lib/browser/download'
import type { BatchItem } from './batch-state'
import { useZipDownload } from './useZipDownload'

interface Options<Result> {
  readonly nameOf: (file: File, result: Result) => string
  readonly zipName: string
  /** What is said once something was handed over. */
  readonly told: string
}

export interface BatchDownloads<Result> {
  /** The finished files under the names they are saved by. */
  readonly done: readonly NamedBlob[]
  /** What was made of one file; undefined until it is finished. */
  readonly outputOf: (item: BatchItem<unknown, Result>) => NamedBlob | undefined
  readonly download: (output: NamedBlob) => void
  /** All finished files as one ZIP. */
  readonly downloadAll: () => Promise<unknown>
}

/** Saving what a batch made, one by one and all at once. */
export function useBatchDownloads<Result extends { readonly blob: Blob }>(
  items: readonly BatchItem<unknown, Result>[],
  { nameOf, zipName, told }: Options<Result>,
): BatchDownloads<Result> {
  const saveZip = useZipDownload()
  const outputOf = ({ file, status, result }: BatchItem<unknown, Result>) =>
    status === 'done' && result ? { blob: result.blob, name: nameOf(file, result) } : undefined
  const done = items.flatMap((item) => outputOf(item) ?? [])
  return {
    done,
    outputOf,
    download: ({ blob, name }) => {
      downloadBlob(blob, name)
      notify('success', told)
    },
    downloadAll: () => saveZip(done, zipName, told),
  }
}
