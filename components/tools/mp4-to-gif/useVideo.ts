import type { TaskContext } from '@/components/ui/feedback/useTask'
import { useOneFile } from '@/components/ui/files/useOneFile'
import type { Download } from '@/lib/platform/engine-store'
import type { FfmpegFiles } from '@/lib/tools/mp4-to-gif/engine/ffmpeg'
import type { VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import { loadFfmpeg } from './load-ffmpeg'

/** A video that can be converted. */
export interface Video {
  readonly file: File
  readonly facts: VideoFacts
  readonly ffmpeg: FfmpegFiles | undefined
}

async function open({ signal, report }: TaskContext<Download>, file: File): Promise<Video> {
  const facts = await gifWorker.run('inspect', { file, ffmpeg: undefined }, { signal })
  if (facts) return { file, facts, ffmpeg: undefined }
  const ffmpeg = await loadFfmpeg({ signal, report })
  const ffmpegFacts = await gifWorker.run('inspect', { file, ffmpeg }, { signal })
  if (!ffmpegFacts) throw new Error('ffmpeg: the video was not opened')
  return { file, facts: ffmpegFacts, ffmpeg }
}

/** State of the chosen video. It is decoded by the browser if possible, otherwise by ffmpeg, which is loaded on demand. */
export function useVideo() {
  const { opened: video, opening, progress: download, ...rest } = useOneFile(open)
  return { ...rest, video, isOpening: opening !== undefined, download }
}
