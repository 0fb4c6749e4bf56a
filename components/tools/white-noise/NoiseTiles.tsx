import { CloudRain, Coffee, Fan, Flame, TrainFront, Trees, Waves } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import type { NoiseType } from '@/lib/tools/white-noise/noise-types'

/** Icon of a noise color: power over frequency, flat for white and steeper for pink and brown. */
function Slope({ fall }: { fall: number }) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden className="fill-none stroke-current">
      <path d="M3 3v18h18" strokeWidth={1.5} opacity={0.5} />
      <path d={`M6 ${12 - fall / 2}L20 ${12 + fall / 2}`} strokeWidth={2.5} strokeLinecap="round" />
    </svg>
  )
}

const PICTURES: Readonly<Record<NoiseType, ReactNode>> = {
  white: <Slope fall={0} />,
  pink: <Slope fall={6} />,
  brown: <Slope fall={13} />,
  rain: <CloudRain size={22} aria-hidden />,
  ocean: <Waves size={22} aria-hidden />,
  forest: <Trees size={22} aria-hidden />,
  cafe: <Coffee size={22} aria-hidden />,
  fire: <Flame size={22} aria-hidden />,
  fan: <Fan size={22} aria-hidden />,
  train: <TrainFront size={22} aria-hidden />,
}

interface Props {
  field: FieldBinding
  label: string
  types: readonly NoiseType[]
}

/** Radio buttons, styled as tiles, for the main sound, or some of them: all stand in one group. */
export function NoiseTiles({ field, label, types }: Props) {
  const t = useTranslations('white-noise')
  return (
    <div>
      <p className="mb-2 text-sm font-semibold">{field.label ?? label}</p>
      {/* Four stand two by two, so that none stands alone. */}
      <div className={`grid gap-2 ${types.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {types.map((type) => (
          <label
            key={type}
            className="relative flex min-h-16 items-start gap-2.5 rounded-tile border border-line-strong p-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand max-sm:flex-col max-sm:items-center max-sm:gap-1 max-sm:px-1 max-sm:text-center"
          >
            <input
              type="radio"
              name={field.name}
              value={type}
              checked={field.raw === type}
              onChange={() => field.set(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="mt-0.5 flex-none text-accent">{PICTURES[type]}</span>
            <span className="min-w-0">
              <span className="card-name block leading-snug max-sm:[&:lang(ja)]:text-[13px]">
                {t(`types.${type}.name`)}
              </span>
              <span className="block text-xs leading-snug text-ink-2 max-sm:sr-only">
                {t(`types.${type}.description`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
