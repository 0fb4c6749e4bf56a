import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line-strong/40 bg-surface hover:bg-well text-ink',
  function: 'border-line bg-well hover:bg-accent-soft text-ink',
  operator: 'border-transparent bg-accent-soft hover:brightness-95 text-accent',
  danger: 'border-transparent bg-bad-soft hover:brightness-95 text-bad',
  equals: 'border-transparent bg-brand hover:brightness-110 text-brand-ink',
} as const

interface Props {
  /** HTML name: `key` for what is typed, the action's own for the rest. */
  name?: string
  value?: string
  /** What is read aloud where the face is a sign or a picture. */
  label?: string
  tone?: keyof typeof TONES
  /** Marks the key whose operation is waiting. */
  active?: boolean
  /** Pressed it does nothing; it can still have the focus, which its own press must not take away. */
  unavailable?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** One key of a keypad. Pressed with a pointer it leaves the focus, and so the caret, where it is. */
export function KeypadKey({
  name = 'key',
  value,
  label,
  tone = 'plain',
  active,
  unavailable = false,
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
      data-active={active || undefined}
      aria-disabled={unavailable || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={unavailable ? undefined : onPress}
      className={`grid min-h-11 touch-manipulation place-items-center rounded-control border font-semibold transition-transform duration-75 select-none active:scale-[0.96] aria-disabled:opacity-50 data-[active]:outline-2 data-[active]:outline-accent ${TONES[tone]} ${className}`}
    >
      {children}
    </button>
  )
}
