'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useNeedWords } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useTask } from '@/components/ui/feedback/useTask'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { DropZone } from '@/components/ui/files/DropZone'
import { Refusal } from '@/components/ui/files/Refusal'
import { Button, type Action } from '@/components/ui/layout/Button'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { late } from '@/components/ui/layout/late'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { useDownload } from '@/components/ui/results/FileButtons'
import { useShare } from '@/components/ui/results/ShareFiles'
import { useSavesToPhotos } from '@/components/ui/results/useSavesToPhotos'
import { notify } from '@/components/ui/feedback/notify'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { formatBytes } from '@/lib/core/bytes'
import type { ToolErrorShape } from '@/lib/core/errors'
import { baseName } from '@/lib/text/file-name'
import { FORMAT_NAMES, MAX_SECONDS, mp4ToGifFields } from '@/lib/tools/mp4-to-gif/fields'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import type { Clip } from '@/lib/tools/mp4-to-gif/trim'
import { convert, type FinishedGif } from './convert'
import { GifSettingsCard } from './GifSettingsCard'
import { OpeningVideo, StagePlace } from './OpeningVideo'
import { useCaptions } from './useCaptions'
import { useEstimate } from './useEstimate'
import { fieldsForVideo, useGifSettings } from './useGifSettings'
import { useVideo } from './useVideo'

// Nothing shows them before there is a clip.
const VideoStage = late(() => import('./VideoStage'))
const GifResult = late(() => import('./GifResult'))

/** For the file picker. Extensions are listed because browsers know no MIME type for some of them. */
const VIDEO_ACCEPT =
  'video/*,image/gif,image/webp,image/png,image/apng,image/avif,.mkv,.avi,.wmv,.flv,.mov,.m4v,.mpg,.mpeg,.ts,.mts,.m2ts,.3gp,.ogv,.mxf,.vob'

function isMadeWith({ settings, targetSize }: FinishedGif, ...now: [settings: unknown, targetSize: number | null]) {
  return JSON.stringify([settings, targetSize]) === JSON.stringify(now)
}

export default function Mp4ToGif() {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const needWords = useNeedWords()
  const files = useTranslations('shell.files')
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const fields = useFields(mp4ToGifFields)
  const { values, set } = fields
  const source = useVideo()
  const { video } = source
  const hasVideo = video !== undefined || source.isOpening
  const captions = useCaptions()
  const state = useGifSettings(fields, video?.facts, captions.captions)
  const format = FORMAT_NAMES[values.format]
  const [failure, setFailure] = useState<{ readonly error: ToolErrorShape; readonly settings: unknown }>()
  const task = useTask(convert, (error) => setFailure({ error, settings: state.settings }))
  const target = fields.isValid('targetSize') ? values.targetSize : null
  const estimate = useEstimate(video, state.isPastEnd ? null : state.settings, target)
  const aboutSize = estimate?.bytes !== undefined && t('about', { size: formatBytes(locale, estimate.bytes) })
  const cut = useMemo<Clip>(
    () => ({ start: values.startTime ?? 0, duration: values.duration ?? 0 }),
    [values.startTime, values.duration],
  )

  const input = useFileInput({
    accept: VIDEO_ACCEPT,
    onIntent: () => {
      gifWorker.warm()
      // What cannot be fetched now is fetched again when it is shown.
      for (const part of [VideoStage, GifResult]) part.preload().catch(() => undefined)
    },
    onFiles: ([file]) => {
      if (!file) return
      // A running conversion would block the worker that opens the new video.
      task.cancel()
      void source.choose(file).then((opened) => {
        if (!opened) return
        clearAll(task.clear)
        set((changed) => fieldsForVideo(opened.facts, changed, video?.facts))
      })
    },
  })

  const start = async () => {
    if (task.isRunning) return
    if (source.isOpening) return notify('error', t('errors.engineLoading'))
    if (!video) return notify('error', t('errors.noVideo'))
    if (!state.settings || !fields.isValid('targetSize')) return notify('error', t('errors.wrongSettings'))
    if (state.isPastEnd) return notify('error', t('errors.pastEnd'))
    setFailure(undefined)
    const gif = await task.start({ video, settings: state.settings, targetSize: values.targetSize })
    if (gif) notify('success', t('converted', { format: FORMAT_NAMES[gif.format] }))
  }

  const convertVideo: Action = {
    name: 'convert',
    label: t('convert', { format }),
    run: start,
    enabled: !task.isRunning,
  }
  const { result } = task
  const file = result && { name: `converted_${baseName(result.name)}.${result.format}`, blob: result.blob }
  const resultFormat = task.result?.format ?? values.format
  const words = { format: FORMAT_NAMES[resultFormat] }
  const download = useDownload({ label: t('download', words), file, success: t('downloadStarted', words) })
  const { share } = useShare(file ? [file] : [])
  const isShareFirst = useSavesToPhotos(file)
  const { download: loading } = source
  const isFinished = task.result !== undefined && isMadeWith(task.result, state.settings, values.targetSize)

  const setCut = ({ start: startTime, duration }: Clip) =>
    set({ startTime: String(startTime), duration: String(duration) })

  const refusedDownload = (
    <Button
      name="download"
      label={t('download', { format })}
      look={hasVideo ? 'waiting' : undefined}
      run={() => notify('error', t('errors.noGif', { format }))}
    />
  )
  const reset = (
    <Button
      name="reset"
      label={actions('reset')}
      look="quiet"
      run={() => clearAll(task.clear, source.clear, captions.clear, fields.clear)}
    />
  )

  return (
    <FileLayout>
      <section className="card grid gap-4 p-4 md:p-5">
        <DropZone
          files={input}
          title={hasVideo ? t('dropOther') : files('drop')}
          formats="MP4, WebM, MOV, AVI, MKV, WMV, GIF, WebP, APNG, AVIF"
          megabytes={MAX_MEGABYTES.video}
          choose={t('choose')}
          isCompact={hasVideo}
          refused={source.refused}
        />
        {source.isOpening ? (
          <OpeningVideo download={source.download} onCancel={source.cancel} />
        ) : video ? (
          <VideoStage
            fallback={<StagePlace />}
            key={video.file.name + video.file.lastModified}
            video={video}
            cut={cut}
            speed={Number(values.speed)}
            crop={state.crop}
            onCut={setCut}
            onCrop={({ x, y }) => set({ cropX: String(x), cropY: String(y) })}
            captions={captions.captions ?? []}
            size={state.size}
            onCaption={(index, { x, y }) => {
              const item = captions.items[index]
              if (item) captions.change(item.id, { captionX: String(x), captionY: String(y) })
            }}
            longest={MAX_SECONDS[values.format]}
          />
        ) : (
          <p className="text-sm text-ink-2">{needWords.empty ?? t('empty')}</p>
        )}
      </section>
      <section
        className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:row-span-2"
        aria-label={t('settings.title')}
      >
        <GifSettingsCard fields={fields} state={state} estimate={estimate} captions={captions} hasVideo={hasVideo}>
          {!hasVideo && refusedDownload}
          {!hasVideo && reset}
        </GifSettingsCard>
        <div className="grid gap-2.5">
          <Button
            {...convertVideo}
            label={task.isRunning ? busy('converting') : convertVideo.label}
            look={isFinished ? undefined : video ? 'primary' : 'waiting'}
          />
          {hasVideo && !task.result && !task.isRunning && refusedDownload}
          {hasVideo && reset}
        </div>
        {/* Other settings may do. */}
        <Refusal error={failure?.settings === state.settings ? failure?.error : undefined} />
        {/* The progress bar is last and its space stays reserved, so that neither buttons nor the result shift. */}
        {(task.isRunning || task.result) && (
          <div className="min-h-9">
            {task.isRunning && (
              <ProgressBar
                value={task.progress?.fraction}
                label={task.progress ? t(`steps.${task.progress.step}`) : busy('converting')}
                onCancel={task.cancel}
              />
            )}
          </div>
        )}
      </section>
      {(task.result || task.isRunning) && (
        <GifResult
          result={task.result}
          isOutdated={!isFinished && !task.isRunning}
          size={state.settings}
          isRunning={task.isRunning}
          format={resultFormat}
          file={file}
          download={download}
        />
      )}
      {source.isOpening ? (
        <ActionBar
          work={{ progress: loading && loading.loadedBytes / loading.totalBytes, cancel: source.cancel }}
          detail={t('opening')}
        />
      ) : task.isRunning ? (
        <ActionBar
          work={{ progress: task.progress?.fraction, cancel: task.cancel }}
          detail={task.progress && t(`steps.${task.progress.step}`)}
        />
      ) : isFinished ? (
        <ActionBar
          figure={formatBytes(locale, task.result.blob.size)}
          detail={`${task.result.width} × ${task.result.height}`}
          action={
            isShareFirst
              ? { name: 'shareFile', label: actions('sharePhotos'), run: share }
              : { ...download, label: actions('download') }
          }
        />
      ) : (
        video && (
          <ActionBar
            // The button keeps its place while the size is estimated.
            figure={estimate ? aboutSize : '\u00a0'}
            action={convertVideo}
          />
        )
      )}
    </FileLayout>
  )
}
