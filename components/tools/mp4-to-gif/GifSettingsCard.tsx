import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { CheckField } from '@/components/ui/fields/CheckField'
import { StatList } from '@/components/ui/results/StatList'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { formatBytes } from '@/lib/core/bytes'
import { FORMAT_NAMES, QUALITY_COLORS } from '@/lib/tools/mp4-to-gif/fields'
import { gifFrameCount } from '@/lib/tools/mp4-to-gif/timing'
import type { CaptionsState } from './useCaptions'
import type { Estimate } from './useEstimate'
import type { GifFields, GifSettingsState } from './useGifSettings'

const CaptionList = late(() => import('./CaptionList'))

interface Props {
  fields: GifFields
  state: GifSettingsState
  /** Undefined until it is computed. */
  estimate: Estimate | undefined
  captions: CaptionsState
  /** A video is open or being opened. */
  hasVideo: boolean
  /** Folded with the further settings. */
  children: ReactNode
}

/** All settings of the result, with the estimate at the end. */
export function GifSettingsCard({ fields, state, estimate, captions, hasVideo, children }: Props) {
  const { bind, values } = fields
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const errorText = useErrorText()

  // A clip past the end of the video is never made.
  const settings = state.isPastEnd ? null : state.settings
  const pending = settings && !estimate?.error ? '…' : '—'
  const loopText = (plays: string) =>
    plays === '0' ? t('loops.forever') : plays === '1' ? t('loops.once') : t('loops.times', { count: plays })

  const trim = (
    <div className="grid grid-cols-2 gap-3">
      <NumberField field={state.bind.startTime} label={t('settings.startTime')} unit={t('settings.secondsUnit')} />
      <NumberField field={state.bind.duration} label={t('settings.duration')} unit={t('settings.secondsUnit')} />
    </div>
  )
  const width = <NumberField field={state.bind.width} label={t('settings.width')} unit="px" />
  const quality = (
    <Segmented
      field={bind('quality')}
      label={
        values.format === 'gif'
          ? t('settings.quality', { colors: QUALITY_COLORS[values.quality] })
          : t('settings.plainQuality')
      }
      options={(value) => t(`qualities.${value}`)}
    />
  )
  const target = (
    <NumberField
      field={bind('targetSize')}
      label={t('settings.targetSize')}
      hint={t('settings.targetSizeHint')}
      unit="MB"
    />
  )

  return (
    <>
      {estimate?.error && (
        <p className="rounded-tile bg-warn-soft px-4 py-3 text-sm whitespace-pre-line">{errorText(estimate.error)}</p>
      )}
      <ToolSettings
        fields={fields}
        front={[
          { names: ['startTime', 'duration'], control: trim },
          { names: ['width'], control: width },
          { names: ['quality'], control: quality },
        ]}
        folded={[
          { names: ['targetSize'], control: target },
          { names: ['addCaption'], control: <Button name="addCaption" label={t('addCaption')} run={captions.add} /> },
        ]}
        // They follow from the video or from each other.
        implied={['height', 'cropX', 'cropY']}
        hasFile={hasVideo}
      >
        <Segmented field={bind('format')} label={t('settings.format')} options={(value) => FORMAT_NAMES[value]} />
        <NumberField field={state.bind.height} label={t('settings.height')} unit="px" />
        <CheckField field={state.bind.keepAspectRatio} label={t('settings.keepAspectRatio')} />
        <RangeField field={bind('fps')} label={t('settings.fps')} unit="fps" />
        {values.format !== 'mp4' && <SelectField field={bind('loop')} label={t('settings.loop')} options={loopText} />}
        <SelectField
          field={state.bind.crop}
          label={t('settings.crop')}
          hint={t('settings.cropHint')}
          options={(value) => t(`crops.${value}`)}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField field={bind('speed')} label={t('settings.speed')} options={(value) => `${value}×`} />
          <SelectField field={bind('order')} label={t('settings.order')} options={(value) => t(`orders.${value}`)} />
        </div>
        {children}
      </ToolSettings>
      {captions.items.length > 0 && <CaptionList {...captions} clip={hasVideo ? state.settings : null} />}
      {hasVideo && (
        <div aria-busy={settings !== null && !estimate}>
          <StatList
            stats={[
              {
                label: t('estimated'),
                ...(estimate?.bytes === undefined
                  ? { figure: <span className="text-ink-2">{pending}</span> }
                  : {
                      name: 'estimatedSize',
                      value: estimate.bytes,
                      text: t('about', { size: formatBytes(locale, estimate.bytes) }),
                    }),
              },
              {
                label: t('frames'),
                ...(settings ? { name: 'frameCount', text: gifFrameCount(settings) } : { figure: pending }),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
