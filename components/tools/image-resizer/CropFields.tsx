import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { localField } from '@/components/ui/fields/local-field'
import { NumberField } from '@/components/ui/fields/NumberField'
import { readNumber } from '@/lib/core/read-number'
import type { Rectangle } from '@/lib/image/pixels/geometry'

const SIDES = [
  ['cropX', 'x'],
  ['cropY', 'y'],
  ['cropWidth', 'width'],
  ['cropHeight', 'height'],
] as const

interface Props {
  frame: Rectangle
  ratio: number | null
  onChange: (frame: Rectangle) => void
}

/** The frame in exact pixels of the turned picture. */
export function CropFields({ frame, ratio, onChange }: Props) {
  const t = useTranslations('photos.crop')
  // Raw text until the field is left: an empty or too large number must not move the frame, nor be replaced while it is typed.
  const [typed, setTyped] = useState<{ name: string; text: string }>()

  const change = (side: keyof Rectangle, text: string) => {
    const value = readNumber(text, 'px')
    if (value === null || value < (side === 'x' || side === 'y' ? 0 : 1)) return
    const next = { ...frame, [side]: value }
    if (ratio !== null && side === 'width') next.height = value / ratio
    if (ratio !== null && side === 'height') next.width = value * ratio
    onChange(next)
  }

  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {SIDES.map(([name, side]) => (
        <NumberField
          key={name}
          label={t(name)}
          unit="px"
          field={{
            ...localField(name, typed?.name === name ? typed.text : String(frame[side]), (text) => {
              setTyped({ name, text })
              change(side, text)
            }),
            leave: () => setTyped(undefined),
          }}
        />
      ))}
    </div>
  )
}
