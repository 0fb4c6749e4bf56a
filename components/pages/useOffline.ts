'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isAbort } from '@/lib/core/errors'
import { areEngineFilesKept, loadEngineFiles, removeEngineFiles } from '@/lib/browser/engine-store'
import { askForPersistence, forgetFiles, keepFiles, supportsOffline, takeInventory } from '@/lib/browser/offline'
import type { InventoryFile } from '@/lib/offline/messages'
import { engineParts } from './engine-parts'

/** Something that can be kept on the device and removed from it by itself. */
export interface Portion {
  readonly name: string
  /** What it takes on the device when all of it is there, and what of that is there now. */
  readonly bytes: number
  readonly keptBytes: number
}

interface Content {
  /** Files of the pages, large ones excepted. */
  readonly files: readonly InventoryFile[]
  readonly large: Readonly<Record<string, readonly InventoryFile[]>>
  readonly keptTools: number
  readonly engines: readonly Portion[]
}

interface Work {
  readonly name: string
  /** 0 to 1. */
  readonly progress: number
}

export interface Offline {
  /** Undefined while it is looked up; unsupported, too, where the browser refuses to keep anything. */
  readonly content: Content | 'unsupported' | undefined
  readonly work: Work | undefined
  /** The last work left something out. */
  readonly incomplete: boolean
  readonly keepTools: () => void
  readonly keepEngine: (name: string) => void
  readonly removeEngine: (name: string) => void
  readonly cancel: () => void
}

export const ALL_TOOLS = 'tools'

function sumBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function readContent(): Promise<Content | 'unsupported'> {
  if (!supportsOffline()) return 'unsupported'
  const { files, large, keptPages } = await takeInventory()
  const chunks = Object.entries(large).map(([name, parts]) => ({
    name,
    bytes: sumBytes(parts),
    keptBytes: sumBytes(parts.filter(({ kept }) => kept)),
  }))
  const engines = [...engineParts()].map(async ([name, parts]) => {
    const kept = await Promise.all(parts.map((file) => areEngineFilesKept([file])))
    return { name, bytes: sumBytes(parts), keptBytes: sumBytes(parts.filter((_, index) => kept[index])) }
  })
  const keptTools = keptPages.filter((page) => page.includes('/tools/')).length
  return { files, large, keptTools, engines: [...chunks, ...(await Promise.all(engines))] }
}

/** What of the site is on the device, and the ways to keep more of it or less. One piece of work at a time. */
export function useOffline(): Offline {
  const [content, setContent] = useState<Content | 'unsupported'>()
  const [work, setWork] = useState<Work>()
  const [incomplete, setIncomplete] = useState(false)
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
    task: (signal: AbortSignal, report: (share: number) => void) => Promise<boolean>,
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

  const keepAll = (name: string, wanted: readonly InventoryFile[]) => {
    const missing = wanted.filter(({ kept }) => !kept)
    const total = sumBytes(missing)
    return run(name, async (signal, report) => {
      await askForPersistence()
      return keepFiles(missing, { signal, report: (bytes) => report(bytes / total) })
    })
  }

  const known = content === 'unsupported' ? undefined : content
  return {
    content,
    work,
    incomplete,
    keepTools: () => void keepAll(ALL_TOOLS, known?.files ?? []),
    keepEngine: (name) => {
      const chunks = known?.large[name]
      if (chunks) return void keepAll(name, chunks)
      void run(name, async (signal, report) => {
        await askForPersistence()
        await loadEngineFiles(engineParts().get(name) ?? [], {
          signal,
          report: ({ loadedBytes, totalBytes }) => report(loadedBytes / totalBytes),
        })
        return true
      })
    },
    removeEngine: (name) => {
      const chunks = known?.large[name]
      void (chunks ? forgetFiles(chunks) : removeEngineFiles(engineParts().get(name) ?? [])).then(refresh, refresh)
    },
    cancel: () => controller.current?.abort(),
  }
}
