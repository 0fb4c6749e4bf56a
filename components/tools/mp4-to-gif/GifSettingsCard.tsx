import { useLocale, useTranslations } from 'next-intl'
import { CheckField } from '@/components/ui/CheckField'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { NumberField } from '@/components/ui/NumberField'
import { RangeField } from '@/components/ui/RangeField'
import { Segmented } from '@/components/ui/Segmented'
import { SelectField } from '@/components/ui/SelectField'
import { formatBytes } from '@/lib/core/bytes'
import { fields as declared, QUALITY_COLORS } from '@/lib/tools/mp4-to-gif/fields'
import { gifFrameCount } from '@/lib/tools/mp4-to-gif/timing'
import type { GifFields, GifSettingsState } from './useGifSettings'

interface Props {
  fields: GifFields
  state: GifSettingsState
  /** Bytes that the GIF would have; undefined while they are not known. */
  estimate: number | undefined
  /** There is a video, or one on its way. */
  estimating: boolean
}

/** Everything that can be set; what comes of it stands at the end. */
export function GifSettingsCard({ fields: { bind, values }, state, estimate, estimating }: Props) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))

  const pending = state.settings ? '…' : '—'
  const loopText = (plays: string) =>
    plays === '0' ? t('loops.forever') : plays === '1' ? t('loops.once') : t('loops.times', { count: plays })

  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField field={bind('startTime')} label={t('settings.startTime')} unit={t('settings.secondsUnit')} />
        <NumberField field={state.bind.duration} label={t('settings.duration')} unit={t('settings.secondsUnit')} />
      </div>
      <RangeField field={bind('fps')} bounds={declared.fps} label={t('settings.fps')} unit="fps" />
      <div className="grid grid-cols-2 gap-3">
        <NumberField field={state.bind.width} label={t('settings.width')} unit="px" />
        <NumberField field={state.bind.height} label={t('settings.height')} unit="px" />
      </div>
      <CheckField field={state.bind.keepAspectRatio} label={t('settings.keepAspectRatio')} />
      <Segmented
        field={bind('quality')}
        label={t('settings.quality', { colors: QUALITY_COLORS[values.quality] })}
        options={choices(declared.quality.choices, (value) => t(`qualities.${value}`))}
      />
      <SelectField
        field={bind('loop')}
        label={t('settings.loop')}
        options={choices(declared.loop.choices, (value) => loopText(value))}
      />
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t('settings.more')}</summary>
        <div className="grid gap-4 pt-2">
          <SelectField
            field={state.bind.crop}
            label={t('settings.crop')}
            hint={t('settings.cropHint')}
            options={choices(declared.crop.choices, (value) => t(`crops.${value}`))}
          />
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              field={bind('speed')}
              label={t('settings.speed')}
              options={choices(declared.speed.choices, (value) => `${value}×`)}
            />
            <SelectField
              field={bind('order')}
              label={t('settings.order')}
              options={choices(declared.order.choices, (value) => t(`orders.${value}`))}
            />
          </div>
          <NumberField
            field={bind('targetSize')}
            label={t('settings.targetSize')}
            hint={t('settings.targetSizeHint')}
            unit="MB"
          />
        </div>
      </details>
      {estimating && (
        <div aria-busy={state.settings !== null && estimate === undefined}>
          <Facts
            facts={[
              {
                label: t('estimated'),
                figure:
                  estimate === undefined ? (
                    <span className="text-ink-2">{pending}</span>
                  ) : (
                    <Figure name="estimatedSize" value={estimate}>
                      {t('about', { size: formatBytes(locale, estimate) })}
                    </Figure>
                  ),
              },
              {
                label: t('frames'),
                figure: state.settings ? <Figure name="frameCount">{gifFrameCount(state.settings)}</Figure> : pending,
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
