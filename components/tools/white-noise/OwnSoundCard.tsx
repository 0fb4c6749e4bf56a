import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { CheckField } from '@/components/ui/fields/CheckField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Refusal } from '@/components/ui/files/Refusal'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import type { OwnControls } from './useOwnSound'

/** Takes a sound file of the visitor, which is repeated without a seam. */
export function OwnSoundCard({ own: { part, isOpening, refused, open, remove, level, alone } }: { own: OwnControls }) {
  const t = useTranslations('white-noise.own')
  const files = useFileInput({ accept: 'audio/*', onFiles: ([file]) => file && open(file) })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('hint')}</p>
      <label className="button relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        {t(isOpening ? 'opening' : 'choose')}
        <input {...files.inputProps} className="sr-only" />
      </label>
      <Refusal error={refused} />
      {part && (
        <>
          <p className="flex items-center justify-between gap-2">
            <strong className="min-w-0 wrap-anywhere">{part.sound.name}</strong>
            <Button name="removeOwn" label={t('remove')} isSmall className="flex-none" run={remove} />
          </p>
          <CheckField field={alone} label={t('alone')} />
          <RangeField field={{ ...level, bounds: whiteNoiseFields.volume }} label={t('level')} unit="%" />
        </>
      )}
    </section>
  )
}
