'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { useFileInput } from '@/components/hooks/useFileInput'
import { useTask } from '@/components/hooks/useTask'
import { clearAll } from '@/components/ui/clear-all'
import { DropZone } from '@/components/ui/DropZone'
import { FileLayout } from '@/components/ui/FileLayout'
import { notify } from '@/components/ui/notify'
import { ProgressBar } from '@/components/ui/ProgressBar'
import { downloadBlob } from '@/lib/browser/download'
import { boundsProblem } from '@/lib/core/fields'
import { baseName } from '@/lib/core/file-name'
import { fields as declared } from '@/lib/tools/mp4-to-gif/fields'
import type { Cut } from '@/lib/tools/mp4-to-gif/trim'
import { convert, type FinishedGif } from './convert'
import { GifResult } from './GifResult'
import { GifSettingsCard } from './GifSettingsCard'
import { OpeningVideo } from './OpeningVideo'
import { useEstimate } from './useEstimate'
import { fittedTo, useGifSettings } from './useGifSettings'
import { useVideo } from './useVideo'
import { VideoStage } from './VideoStage'

/** For the picker; browsers know no type of some of these. */
const VIDEO_ACCEPT = 'video/*,.mkv,.avi,.wmv,.flv,.mov,.m4v,.mpg,.mpeg,.ts,.mts,.m2ts,.3gp,.ogv,.mxf,.vob'

function gifName({ name }: FinishedGif): string {
  return `converted_${baseName(name)}.gif`
}

export default function Mp4ToGif() {
  const t = useTranslations('mp4-to-gif')
  const files = useTranslations('shell.files')
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const fields = useFields(declared)
  const { values, set } = fields
  const source = useVideo()
  const { video } = source
  const present = video !== undefined || source.opening
  const state = useGifSettings(fields, video?.facts)
  const task = useTask(convert)
  const estimate = useEstimate(video, state.pastEnd ? null : state.settings)
  const cut = useMemo<Cut>(
    () => ({ start: values.startTime ?? 0, duration: values.duration ?? 0 }),
    [values.startTime, values.duration],
  )

  const input = useFileInput({
    accept: VIDEO_ACCEPT,
    onFiles: ([file]) => {
      if (!file) return
      // Its worker opens videos, too: this one would wait for the other's GIF.
      task.cancel()
      void source.choose(file).then((opened) => {
        if (!opened) return
        clearAll(task.clear)
        set((changed) => fittedTo(opened.facts, changed))
      })
    },
  })

  const start = async () => {
    if (task.running) return
    if (source.opening) return notify('error', t('errors.engineLoading'))
    if (!video) return notify('error', t('errors.noVideo'))
    const { targetSize } = values
    const targetWrong = targetSize !== null && boundsProblem(declared.targetSize, targetSize)
    if (!state.settings || targetWrong) return notify('error', t('errors.wrongSettings'))
    if (state.pastEnd) return notify('error', t('errors.pastEnd'))
    const made = await task.start({ video, settings: state.settings, targetSize })
    if (made) notify('success', t('converted'))
  }

  const download = () => {
    if (!task.result) return notify('error', t('errors.noGif'))
    downloadBlob(task.result.gif, gifName(task.result))
    notify('success', t('downloadStarted'))
  }

  const setCut = ({ start: startTime, duration }: Cut) =>
    set({ startTime: String(startTime), duration: String(duration) })

  return (
    <FileLayout>
      <section className="card grid gap-4 p-4 md:p-5">
        <DropZone
          files={input}
          title={present ? t('dropOther') : files('drop')}
          formats="MP4, WebM, MOV, AVI, MKV, WMV"
          size="100 MB"
          compact={present}
        />
        {source.opening ? (
          <OpeningVideo download={source.download} onCancel={source.cancel} />
        ) : video ? (
          <VideoStage
            key={video.file.name + video.file.lastModified}
            video={video}
            cut={cut}
            speed={Number(values.speed)}
            crop={state.crop}
            onCut={setCut}
            onCrop={({ x, y }) => set({ cropX: String(x), cropY: String(y) })}
          />
        ) : (
          <p className="text-sm text-ink-2">{t('empty')}</p>
        )}
      </section>
      <section
        className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:row-span-2"
        aria-label={t('settings.title')}
      >
        <GifSettingsCard fields={fields} state={state} estimate={estimate} estimating={present} />
        <div className="grid gap-2.5">
          <button
            type="button"
            name="convert"
            aria-disabled={task.running || undefined}
            className="button button-primary"
            onClick={() => void start()}
          >
            {task.running ? busy('converting') : t('convert')}
          </button>
          {!task.result && !task.running && (
            <button type="button" name="download" className="button" onClick={download}>
              {t('download')}
            </button>
          )}
          <button
            type="button"
            name="reset"
            className="button"
            onClick={() => clearAll(task.clear, source.clear, fields.clear)}
          >
            {actions('reset')}
          </button>
        </div>
        {/* Last, so that no button moves when it comes; its room stays, so that the result does not when it goes. */}
        {(task.running || task.result) && (
          <div className="min-h-9">
            {task.running && (
              <ProgressBar
                value={task.progress?.fraction}
                label={task.progress ? t(`steps.${task.progress.step}`) : busy('converting')}
                onCancel={task.cancel}
              />
            )}
          </div>
        )}
      </section>
      {(task.result || task.running) && (
        <GifResult result={task.result} fileName={task.result ? gifName(task.result) : ''} onDownload={download} />
      )}
    </FileLayout>
  )
}
