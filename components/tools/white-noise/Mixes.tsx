import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { localField } from '@/components/ui/fields/local-field'
import { useDraftState } from '@/components/ui/fields/useDraft'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { InputForm } from '@/components/ui/fields/InputForm'
import { TextField } from '@/components/ui/fields/TextField'
import { useStoredList } from '@/components/ui/fields/useStoredList'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { defaultsOf, readFragment, writeFragment } from '@/lib/core/fields'
import { pageAddress } from '@/lib/platform/page'
import { MIX_FIELDS, type whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import { isSavedMix, MAX_NAME, withMix, withoutMix, type SavedMix } from '@/lib/tools/white-noise/saved-mix'

const isName = (value: unknown): value is string => typeof value === 'string'

const linkOf = (settings: string) => `${pageAddress()}#${settings}`

/** The mixes that the visitor keeps on the device under names, and links to them. */
export function Mixes({ fields }: { fields: FieldsState<typeof whiteNoiseFields> }) {
  const t = useTranslations('white-noise.mixes')
  const actions = useTranslations('shell.actions')
  const { items: mixes, save } = useStoredList('mixes', isSavedMix)
  const [name, setName] = useDraftState('mixName', '', isName)
  const trimmed = name.trim()
  const settings = () => writeFragment(MIX_FIELDS, fields.raw)

  const keep = () => {
    if (trimmed === '') return
    if (save((stored) => withMix(stored, { name: trimmed, settings: settings() }))) setName('')
    else notify('error', t('notSaved'))
  }
  const remove = (mix: SavedMix) =>
    clearAll(() => {
      const index = mixes.indexOf(mix)
      save((stored) => withoutMix(stored, mix))
      return () => save((stored) => withoutMix(stored, mix).toSpliced(index, 0, mix))
    })

  return (
    <InputForm onSubmit={keep} label={t('title')}>
      <h2>{t('title')}</h2>
      <TextField
        field={localField('mixName', name, setName)}
        label={t('name')}
        hint={t('hint')}
        placeholder={t('example')}
        maxLength={MAX_NAME}
      />
      <div className="flex gap-2.5">
        <Button name="saveMix" type="submit" label={t('save')} enabled={trimmed !== ''} className="flex-1" />
        <ShareButton link={() => linkOf(settings())} className="flex-1" />
      </div>
      {mixes.length > 0 && (
        <ul className="[&>li]:border-line [&>li+li]:border-t">
          {mixes.map((mix) => (
            <li key={mix.name} data-name="mix" className="flex items-center gap-1 py-1">
              <Button
                name="applyMix"
                label={mix.name}
                look="quiet"
                className="min-w-0 flex-1 justify-start px-2 wrap-anywhere"
                run={() => fields.set({ ...defaultsOf(MIX_FIELDS), ...readFragment(MIX_FIELDS, mix.settings) })}
              />
              <CopyButton
                name="copyMixLink"
                label={t('link')}
                text={() => linkOf(mix.settings)}
                successText={actions('linkCopied')}
                isSmall
              />
              <Button
                name="remove"
                label={t('remove', { name: mix.name })}
                icon={X}
                isIcon
                look="quiet"
                className="flex-none"
                run={() => remove(mix)}
              />
            </li>
          ))}
        </ul>
      )}
    </InputForm>
  )
}
