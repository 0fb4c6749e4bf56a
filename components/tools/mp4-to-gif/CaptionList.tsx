import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { ColorField } from '@/components/ui/fields/ColorField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { TextField } from '@/components/ui/fields/TextField'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { captionFields, missedClip, readCaption, type CaptionRaw } from '@/lib/tools/mp4-to-gif/caption'
import type { ClipTiming } from '@/lib/tools/mp4-to-gif/timing'
import type { CaptionItem, CaptionsState } from './useCaptions'

interface Props extends Pick<CaptionsState, 'items' | 'change' | 'remove'> {
  /** The clip that the captions are in; null without a video, or while its fields cannot be used. */
  clip: ClipTiming | null
}

/** The fields of each caption. */
export default function CaptionList({ items, change, remove, clip }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { length } = items
  // A caption that was just added is written at once.
  useEffect(() => {
    list.current?.querySelector<HTMLInputElement>('li:last-child input[value=""][name="captionText"]')?.focus()
  }, [length])
  return (
    <ol ref={list} className="grid gap-4">
      {items.map((item) => (
        <CaptionEditor
          key={item.id}
          item={item}
          clip={clip}
          onChange={(changes) => change(item.id, changes)}
          onRemove={() => remove(item.id)}
        />
      ))}
    </ol>
  )
}

interface EditorProps {
  item: CaptionItem
  clip: ClipTiming | null
  onChange: (changes: Partial<CaptionRaw>) => void
  onRemove: () => void
}

function CaptionEditor({ item, clip, onChange, onRemove }: EditorProps) {
  const t = useTranslations('mp4-to-gif.captions')
  const seconds = useTranslations('mp4-to-gif.settings')('secondsUnit')
  const { caption, problems: own } = readCaption(item, '')
  const problems: typeof own = { ...(caption && clip && missedClip(caption, clip)), ...own }
  const bind = (name: keyof CaptionRaw): FieldBinding => ({
    name,
    raw: item[name],
    problem: problems[name],
    set: (text) => onChange({ [name]: text }),
  })
  return (
    <li data-name="caption" className="grid gap-3 rounded-tile bg-well p-3">
      <TextField field={bind('captionText')} label={t('text')} maxLength={captionFields.captionText.maxLength} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField field={bind('captionFrom')} label={t('from')} unit={seconds} placeholder={t('start')} />
        <NumberField field={bind('captionTo')} label={t('to')} unit={seconds} placeholder={t('end')} />
      </div>
      <RangeField field={{ ...bind('captionSize'), bounds: captionFields.captionSize }} label={t('size')} unit="%" />
      <div className="grid grid-cols-2 gap-3">
        <ColorField field={bind('captionColor')} label={t('color')} />
        <ColorField field={bind('captionOutline')} label={t('outline')} />
      </div>
      <Button name="removeCaption" label={t('remove')} run={onRemove} />
    </li>
  )
}
