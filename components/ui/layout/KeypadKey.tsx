import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line-strong/40 bg-surface hover:bg-well text-ink',
  function: 'border-line bg-well hover:bg-accent-soft text-ink',
  operator: 'border-transparent bg-accent-soft hover:[filter:brightness(0.95)] text-accent',
  danger: 'border-transparent bg-bad-soft hover:[filter:brightness(0.95)] text-bad',
  equals: 'border-transparent bg-brand hover:[filter:brightness(1.1)] text-brand-ink',
} as const

interface Props {
  /** HTML name: `key` for characters and functions, otherwise the name of the action. */
  name?: string
  value?: string
  /** Accessible name, if the content is a sign or an icon. */
  label?: string
  tone?: keyof typeof TONES
  /** Highlights the key of the pending operation. */
  isActive?: boolean
  /** Makes the key inactive but focusable, because disabling a pressed key would lose the focus. */
  isUnavailable?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A key of a keypad. A pointer press does not move the focus, and so leaves the caret in the input. */
export function KeypadKey({
  name = 'key',
  value,
  label,
  tone = 'plain',
  isActive,
  isUnavailable = false,
  className = '',
  onPress,
  children,
}: Props) {
  return (
    <button
      type="button"
      name={name}
      value={value}
      aria-label={label}
      data-active={isActive || undefined}
      aria-disabled={isUnavailable || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isUnavailable ? undefined : onPress}
      className={`grid min-h-11 touch-manipulation place-items-center rounded-control border font-semibold transition-transform duration-75 select-none active:scale-[0.96] aria-disabled:opacity-50 data-[active]:outline-2 data-[active]:outline-accent ${TONES[tone]} ${className}`}
    >
      {children}
    </button>
  )
}
