import { useCallback, useEffect, useRef, useState } from 'react'
import { isAbort } from '@/lib/core/errors'
import { areEngineFilesCached, keepEngineFiles, removeEngineFiles } from '@/lib/platform/engine-store'
import {
  countTools,
  requestPersistentStorage,
  deleteFiles,
  downloadFiles,
  supportsOffline,
  getInventory,
} from './offline-requests'
import type { InventoryFile } from '@/lib/offline/messages'
import { engineDownloads } from './engine-downloads'

/** An engine or large file group that can be stored and removed independently. */
export interface Download {
  readonly name: string
  /** Size of all its files, and of those that are stored on the device. */
  readonly bytes: number
  readonly storedBytes: number
}

interface Content {
  /** Files of the pages, without the large ones. */
  readonly files: readonly InventoryFile[]
  readonly large: Readonly<Record<string, readonly InventoryFile[]>>
  readonly keptTools: number
  readonly engines: readonly Download[]
}

interface Work {
  readonly name: string
  /** 0 to 1. */
  readonly progress: number
}

export const ALL_TOOLS = 'tools'

function sumBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function readContent(): Promise<Content | 'unsupported'> {
  if (!supportsOffline()) return 'unsupported'
  const { files, large, keptPages } = await getInventory()
  const largeFiles = Object.entries(large).map(([name, parts]) => ({
    name,
    bytes: sumBytes(parts),
    storedBytes: sumBytes(parts.filter(({ kept }) => kept)),
  }))
  const engines = [...engineDownloads()].map(async ([name, parts]) => {
    const kept = await Promise.all(parts.map((file) => areEngineFilesCached([file])))
    return { name, bytes: sumBytes(parts), storedBytes: sumBytes(parts.filter((_, index) => kept[index])) }
  })
  return { files, large, keptTools: countTools(keptPages), engines: [...largeFiles, ...(await Promise.all(engines))] }
}

/** The state of offline storage and the actions to change it. Only one download runs at a time. */
export function useOffline() {
  const [content, setContent] = useState<Content | 'unsupported'>()
  const [work, setWork] = useState<Work>()
  const [isIncomplete, setIncomplete] = useState(false)
  const controller = useRef<AbortController>(undefined)

  const refresh = useCallback(
    () =>
      readContent()
        .catch(() => 'unsupported' as const)
        .then(setContent),
    [],
  )

  useEffect(() => {
    void refresh()
    return () => controller.current?.abort()
  }, [refresh])

  const run = async (
    name: string,
    task: (signal: AbortSignal, report: (progress: number) => void) => Promise<boolean>,
  ) => {
    const { signal } = (controller.current = new AbortController())
    setIncomplete(false)
    setWork({ name, progress: 0 })
    const report = (progress: number) => {
      if (!signal.aborted) setWork({ name, progress })
    }
    const complete = await task(signal, report).catch((error: unknown) => isAbort(error))
    if (!complete) setIncomplete(true)
    await refresh()
    setWork(undefined)
  }

  const downloadMissing = (name: string, files: readonly InventoryFile[]) => {
    const missing = files.filter(({ kept }) => !kept)
    const total = sumBytes(missing)
    return run(name, async (signal, report) => {
      await requestPersistentStorage()
      return downloadFiles(missing, { signal, report: (bytes) => report(bytes / total) })
    })
  }

  const loaded = content === 'unsupported' ? undefined : content
  return {
    /** Undefined while loading; also `unsupported` if the browser refuses to store anything. */
    content,
    work,
    /** Some files of the last download could not be stored. */
    isIncomplete,
    downloadTools: () => void downloadMissing(ALL_TOOLS, loaded?.files ?? []),
    downloadEngine: (name: string) => {
      const largeFiles = loaded?.large[name]
      if (largeFiles) return void downloadMissing(name, largeFiles)
      void run(name, async (signal, report) => {
        await requestPersistentStorage()
        await keepEngineFiles(engineDownloads().get(name) ?? [], {
          signal,
          report: ({ loadedBytes, totalBytes }) => report(loadedBytes / totalBytes),
        })
        return true
      })
    },
    removeEngine: (name: string) => {
      const largeFiles = loaded?.large[name]
      void (largeFiles ? deleteFiles(largeFiles) : removeEngineFiles(engineDownloads().get(name) ?? [])).then(
        refresh,
        refresh,
      )
    },
    cancel: () => controller.current?.abort(),
  }
}
