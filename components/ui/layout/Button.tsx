import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Something that a visitor can do. The button on the page, the bar at the bottom of a phone and a key share it. */
export interface Action {
  /** HTML name of its button. */
  readonly name: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly run: () => unknown
  /** False while it cannot be done. Its button keeps the focus then, because its own press may be the reason. */
  readonly enabled?: boolean
}

const LOOKS = { primary: 'button-primary', waiting: 'button-waiting', quiet: 'button-quiet' } as const

export interface ButtonLook {
  /** `waiting`: the main button before there is anything to work on. */
  readonly look?: keyof typeof LOOKS
  readonly isSmall?: boolean
  readonly className?: string
}

interface Props
  extends
    Omit<ComponentProps<'button'>, 'children' | 'name' | 'onClick' | 'className'>,
    Omit<Action, 'run'>,
    ButtonLook {
  /** Not needed by a button that submits its form or closes its dialog. */
  run?: Action['run']
  /** Shows the icon alone: the label is its accessible name. */
  isIcon?: boolean
  iconSize?: number
}

/** Does an action unless it cannot be done at the moment. */
export function perform({ run, enabled = true }: Pick<Action, 'run' | 'enabled'>): void {
  if (enabled) run()
}

export function Button(props: Props) {
  const { label, icon: Icon, run, enabled, look, isSmall, isIcon, iconSize, className, ...attributes } = props
  const square = isIcon && !isSmall && 'size-11 p-0'
  const classes = ['button', look && LOOKS[look], isSmall && 'button-small', square, className]
  return (
    <button
      type="button"
      aria-disabled={enabled === false || undefined}
      aria-label={isIcon ? label : undefined}
      {...attributes}
      className={classes.filter(Boolean).join(' ')}
      onClick={run && (() => perform({ run, enabled }))}
    >
      {Icon && <Icon size={iconSize ?? (isIcon ? 20 : 18)} aria-hidden />}
      {!isIcon && label}
    </button>
  )
}
