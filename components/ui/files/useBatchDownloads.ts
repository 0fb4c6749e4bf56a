'use client'

import { notify } from '@/components/ui/feedback/notify'
import { downloadBlob, type NamedBlob } from '@/lib/platform/download'
import type { BatchItem } from './batch-state'
import { useZipDownload } from './useZipDownload'

interface Options<Result> {
  /** `n` is the file's place in the list, from 1. */
  readonly nameOf: (file: File, result: Result, n: number) => string
  readonly zipName: string
  /** Text of the toast after a download. */
  readonly successText: string
}

export interface BatchDownloads<Result> {
  /** The finished files with their download names. */
  readonly done: readonly NamedBlob[]
  /** The result of one file; undefined until it is finished. */
  readonly outputOf: (item: BatchItem<unknown, Result>) => NamedBlob | undefined
  readonly download: (output: NamedBlob) => void
  /** Downloads all finished files as a ZIP archive. */
  readonly downloadAll: () => Promise<unknown>
}

/** Downloads of the results of a batch, individually or as a ZIP archive. */
export function useBatchDownloads<Result extends { readonly blob: Blob }>(
  items: readonly BatchItem<unknown, Result>[],
  { nameOf, zipName, successText }: Options<Result>,
): BatchDownloads<Result> {
  const saveZip = useZipDownload()
  const outputOf = (item: BatchItem<unknown, Result>) => {
    const { file, status, result } = item
    if (status !== 'done' || !result) return undefined
    return { blob: result.blob, name: nameOf(file, result, items.indexOf(item) + 1) }
  }
  const done = items.flatMap((item) => outputOf(item) ?? [])
  return {
    done,
    outputOf,
    download: ({ blob, name }) => {
      downloadBlob(blob, name)
      notify('success', successText)
    },
    downloadAll: () => saveZip(done, zipName, successText),
  }
}
