'use client'

import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/hooks/useTask'
import type { Clear } from '@/components/ui/clear-all'
import type { Download } from '@/lib/browser/engine-store'
import type { FfmpegFiles } from '@/lib/engines/video/ffmpeg'
import type { VideoFacts } from '@/lib/engines/video/gif-engine'
import { inspectVideo } from '@/lib/workers/make-gif'
import { loadFfmpeg } from './load-ffmpeg'

/** A video that can be converted. */
export interface Video {
  readonly file: File
  readonly facts: VideoFacts
  readonly ffmpeg: FfmpegFiles | undefined
}

export interface VideoState {
  readonly video: Video | undefined
  readonly opening: boolean
  /** The converter that this video needs is on its way. */
  readonly download: Download | undefined
  /** Opens a file; one that will not do is told, and the video before it stays. */
  readonly choose: (file: File) => Promise<Video | undefined>
  readonly cancel: () => void
  readonly clear: Clear
}

async function open({ signal, report }: TaskContext<Download>, file: File): Promise<Video> {
  const facts = await inspectVideo({ file, ffmpeg: undefined }, { signal })
  if (facts) return { file, facts, ffmpeg: undefined }
  const ffmpeg = await loadFfmpeg({ signal, report })
  const found = await inspectVideo({ file, ffmpeg }, { signal })
  if (!found) throw new Error('not opened')
  return { file, facts: found, ffmpeg }
}

/** The video at hand: by the browser's own decoders, else by ffmpeg, which is loaded when it is needed. */
export function useVideo(): VideoState {
  const [video, setVideo] = useState<Video>()
  const task = useTask(open)
  return {
    video,
    opening: task.running,
    download: task.progress,
    choose: async (file) => {
      const opened = await task.start(file)
      if (opened) setVideo(opened)
      return opened
    },
    cancel: task.cancel,
    clear: () => {
      task.clear()
      setVideo(undefined)
      return video && (() => setVideo(video))
    },
  }
}
