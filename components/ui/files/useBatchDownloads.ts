import { useCallback } from 'react'
import type { CheckedBlob } from '@/lib/core/stored-zip'
import { isoDate } from '@/lib/core/plain-date'
import type { Size } from '@/lib/image/pixels/geometry'
import type { NamedBlob } from '@/lib/platform/download'
import { folderOf } from '@/lib/text/file-name'
import { patternName } from '@/lib/text/name-pattern'
import type { BatchItem, FileInfo } from './batch-state'
import { useZipDownload } from './useZipDownload'

interface Options {
  /** How the visitor wants the results to be called; '' for the usual name. */
  readonly pattern: string
  readonly usualName: (name: string, extension: string) => string
  readonly zipName: string
  /** Text of the toast after a download. */
  readonly successText: string
}

/** A picture made of a file. */
export interface MadePicture extends Size, CheckedBlob {
  readonly extension: string
}

export interface BatchDownloads<Result> {
  /** The finished files with their download names. */
  readonly done: readonly NamedBlob[]
  /** The result of the file at a place, from 0; undefined until it is finished. */
  readonly outputOf: (item: BatchItem<FileInfo, Result>, place: number) => NamedBlob | undefined
  readonly zipName: string
  /** Text of the toast after a download. */
  readonly successText: string
  /** Downloads all finished files as a ZIP archive. */
  readonly downloadAll: () => Promise<unknown>
}

/** The day on which a file was last changed, here, as an ISO date. */
function dayOfFile({ lastModified }: File): string {
  const date = new Date(lastModified)
  return isoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
}

/** Downloads of the results of a batch, individually or as a ZIP archive. */
export function useBatchDownloads<Result extends MadePicture>(
  items: readonly BatchItem<FileInfo, Result>[],
  { pattern, usualName, zipName, successText }: Options,
): BatchDownloads<Result> {
  const saveZip = useZipDownload()
  const outputOf = useCallback(
    (item: BatchItem<FileInfo, Result>, place: number) => {
      const { file, info, status, result } = item
      if (status !== 'done' || !result) return undefined
      const { blob, crc32, width, height, extension } = result
      const facts = { n: place + 1, width, height, extension, date: info?.taken ?? dayOfFile(file) }
      const folder = folderOf(file.webkitRelativePath)
      return {
        blob,
        crc32,
        folder,
        lastModified: file.lastModified,
        name: patternName(pattern, { name: file.name, ...facts }) ?? usualName(file.name, extension),
      }
    },
    [pattern, usualName],
  )
  const done = items.flatMap((item, place) => outputOf(item, place) ?? [])
  return {
    done,
    outputOf,
    zipName,
    successText,
    downloadAll: () => saveZip(done, zipName, successText),
  }
}
