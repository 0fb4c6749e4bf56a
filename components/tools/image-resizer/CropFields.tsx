import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { localField } from '@/components/ui/fields/local-field'
import { NumberField } from '@/components/ui/fields/NumberField'
import { readNumber } from '@/lib/core/read-number'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { MOST_LEVEL } from '@/lib/tools/image-resizer/level'
import { typedFrame, type TypedSides } from '@/lib/tools/image-resizer/typed-frame'

const SIDES = [
  ['cropX', 'x'],
  ['cropY', 'y'],
  ['cropWidth', 'width'],
  ['cropHeight', 'height'],
] as const

interface Props {
  frame: Rectangle
  /** Of the picture, which the frame lies on. */
  size: Size
  ratio: number | null
  /** Degrees by which the picture is leveled. */
  level: number
  onChange: (frame: Rectangle) => void
  onLevel: (level: number) => void
}

/** What was typed over a frame, and the frame that it made. */
interface Typing {
  readonly base: Rectangle
  readonly sides: TypedSides
  readonly made: Rectangle
}

function isNear(one: Rectangle, other: Rectangle): boolean {
  return SIDES.every(([, side]) => Math.abs(one[side] - other[side]) <= 1)
}

/** The frame in exact pixels of the turned picture, typed in any order. */
export function CropFields({ frame, size, ratio, level, onChange, onLevel }: Props) {
  const t = useTranslations('photos.crop')
  // Raw text until the field is left: an empty or too large number must not move the frame, nor be replaced while it is typed.
  const [typed, setTyped] = useState<{ name: string; text: string }>()
  const [typing, setTyping] = useState<Typing>()

  const change = (side: keyof Rectangle, text: string) => {
    const value = readNumber(text, 'px')
    // Text that is not a number is NaN, and no comparison with NaN is true.
    if (value === null || !(value >= (side === 'x' || side === 'y' ? 0 : 1))) return
    // A frame that was moved meanwhile is a new one to type over.
    const { base, sides } = typing && isNear(typing.made, frame) ? typing : { base: frame, sides: [] }
    const next: TypedSides = [...sides.filter(([name]) => name !== side), [side, value]]
    const made = typedFrame(base, next, ratio, size)
    setTyping({ base, sides: next, made })
    onChange(made)
  }

  const turnBy = (text: string) => {
    setTyped({ name: 'angle', text })
    const value = readNumber(text)
    if (value !== null && Math.abs(value) <= MOST_LEVEL) onLevel(value)
  }

  return (
    <details data-name="more">
      <summary className="min-h-11 py-2.5 text-[15px] font-semibold text-ink-2">{t('exact')}</summary>
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
        <NumberField
          label={t('angle')}
          unit="°"
          field={{
            ...localField('angle', typed?.name === 'angle' ? typed.text : String(level), turnBy),
            leave: () => setTyped(undefined),
          }}
        />
      </div>
    </details>
  )
}
