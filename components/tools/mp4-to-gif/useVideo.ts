import { useState } from 'react'
import { useTask, type TaskContext } from '@/components/ui/feedback/useTask'
import { setBack } from '@/components/ui/feedback/clear-all'
import type { Download } from '@/lib/platform/engine-store'
import type { FfmpegFiles } from '@/lib/tools/mp4-to-gif/engine/ffmpeg'
import type { VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { inspectVideo } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import { loadFfmpeg } from './load-ffmpeg'

/** A video that can be converted. */
export interface Video {
  readonly file: File
  readonly facts: VideoFacts
  readonly ffmpeg: FfmpegFiles | undefined
}

async function open({ signal, report }: TaskContext<Download>, file: File): Promise<Video> {
  const facts = await inspectVideo({ file, ffmpeg: undefined }, { signal })
  if (facts) return { file, facts, ffmpeg: undefined }
  const ffmpeg = await loadFfmpeg({ signal, report })
  const ffmpegFacts = await inspectVideo({ file, ffmpeg }, { signal })
  if (!ffmpegFacts) throw new Error('ffmpeg: the video was not opened')
  return { file, facts: ffmpegFacts, ffmpeg }
}

/** State of the chosen video. It is decoded by the browser if possible, otherwise by ffmpeg, which is loaded on demand. */
export function useVideo() {
  const [video, setVideo] = useState<Video>()
  const task = useTask(open, 'keep')
  return {
    video,
    isOpening: task.isRunning,
    /** Progress of loading ffmpeg, if this video needs it. */
    download: task.progress,
    /** Why the last file could not be opened. */
    refused: task.error,
    /** Opens a file. On failure the current video remains. */
    choose: async (file: File) => {
      const opened = await task.start(file)
      if (opened) setVideo(opened)
      return opened
    },
    cancel: task.cancel,
    clear: () => {
      task.clear()
      return setBack(video, undefined, setVideo)
    },
  }
}
