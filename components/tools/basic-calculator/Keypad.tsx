import { Delete } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'
import type { Key } from '@/lib/tools/basic-calculator/calculator'
import type { Operator } from '@/lib/tools/basic-calculator/decimal'
import { OPERATOR_SIGNS } from '@/lib/tools/basic-calculator/tape'

interface Props {
  press: (key: Key) => void
  /** The operator whose second operand is not entered yet. */
  pendingOperator: Operator | undefined
}

export function Keypad({ press, pendingOperator }: Props) {
  const t = useTranslations('basic-calculator.keys')
  const size = 'min-h-14 text-xl'
  const digits = (...keys: Key[]) =>
    keys.map((key) => (
      <KeypadKey key={key} value={key} className={size} onPress={() => press(key)}>
        {key}
      </KeypadKey>
    ))
  const operator = (key: Operator, label: string) => (
    <KeypadKey
      value={key}
      label={label}
      tone="operator"
      isActive={pendingOperator === key}
      className="min-h-14 text-2xl"
      onPress={() => press(key)}
    >
      {OPERATOR_SIGNS[key]}
    </KeypadKey>
  )
  return (
    <div role="group" aria-label={t('group')} className="grid grid-cols-4 gap-2">
      <KeypadKey value="sign" label={t('sign')} tone="function" className="col-span-2" onPress={() => press('sign')}>
        ±
      </KeypadKey>
      <KeypadKey value="%" label={t('percent')} tone="function" className="col-span-2" onPress={() => press('%')}>
        %
      </KeypadKey>
      <KeypadKey
        value="C"
        label={`C ${t('clear')}`}
        tone="danger"
        className={`${size} col-span-2`}
        onPress={() => press('C')}
      >
        C
      </KeypadKey>
      <KeypadKey
        value="backspace"
        label={t('backspace')}
        tone="function"
        className={size}
        onPress={() => press('backspace')}
      >
        <Delete size={22} aria-hidden />
      </KeypadKey>
      {operator('/', t('divide'))}
      {digits('7', '8', '9')}
      {operator('*', t('multiply'))}
      {digits('4', '5', '6')}
      {operator('-', t('subtract'))}
      {digits('1', '2', '3')}
      {operator('+', t('add'))}
      <KeypadKey value="0" className={`${size} col-span-2`} onPress={() => press('0')}>
        0
      </KeypadKey>
      <KeypadKey value="." label={t('point')} className={size} onPress={() => press('.')}>
        .
      </KeypadKey>
      <KeypadKey value="=" label={t('equals')} tone="equals" className="min-h-14 text-2xl" onPress={() => press('=')}>
        =
      </KeypadKey>
    </div>
  )
}
