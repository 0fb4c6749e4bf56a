import { Delete } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'
import type { Key } from '@/lib/tools/basic-calculator/calculator'
import { isOperator, type Operator } from '@/lib/tools/basic-calculator/decimal'
import { OPERATOR_SIGNS } from '@/lib/tools/basic-calculator/tape'

interface Props {
  press: (key: Key) => void
  /** The operator whose second operand is not entered yet. */
  pendingOperator: Operator | undefined
}

export function Keypad({ press, pendingOperator }: Props) {
  const t = useTranslations('basic-calculator.keys')
  const key = (
    value: Key,
    {
      tone,
      label,
      className = 'min-h-14 text-xl',
    }: Pick<ComponentProps<typeof KeypadKey>, 'tone' | 'label' | 'className'> = {},
    caption: ReactNode = isOperator(value) ? OPERATOR_SIGNS[value] : value,
  ) => (
    <KeypadKey
      key={value}
      value={value}
      label={label}
      tone={tone}
      isActive={pendingOperator === value}
      className={className}
      onPress={() => press(value)}
    >
      {caption}
    </KeypadKey>
  )
  const operator = (value: Key, label: string) =>
    key(value, { label, tone: 'operator', className: 'min-h-14 text-2xl' })
  const wide = 'min-h-14 text-xl col-span-2'
  return (
    <div role="group" aria-label={t('group')} className="grid grid-cols-4 gap-2">
      {key('sign', { label: t('sign'), tone: 'function', className: 'col-span-2' }, '±')}
      {key('%', { label: t('percent'), tone: 'function', className: 'col-span-2' })}
      {key('C', { label: `C ${t('clear')}`, tone: 'danger', className: wide })}
      {key('backspace', { label: t('backspace'), tone: 'function' }, <Delete size={22} aria-hidden />)}
      {operator('/', t('divide'))}
      {(['7', '8', '9'] as const).map((digit) => key(digit))}
      {operator('*', t('multiply'))}
      {(['4', '5', '6'] as const).map((digit) => key(digit))}
      {operator('-', t('subtract'))}
      {(['1', '2', '3'] as const).map((digit) => key(digit))}
      {operator('+', t('add'))}
      {key('0', { className: wide })}
      {key('.', { label: t('point') })}
      {key('=', { label: t('equals'), tone: 'equals', className: 'min-h-14 text-2xl' })}
    </div>
  )
}
