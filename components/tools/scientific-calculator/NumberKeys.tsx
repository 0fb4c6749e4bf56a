import { Delete } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'

interface Props {
  press: (key: string) => void
  erase: () => void
  clear: () => void
  equals: () => void
}

export function NumberKeys({ press, erase, clear, equals }: Props) {
  const t = useTranslations('scientific-calculator.keys')
  const size = 'min-h-[46px] text-lg md:min-h-[50px]'
  const typed = (...keys: string[]) =>
    keys.map((key) => (
      <KeypadKey key={key} value={key} className={size} onPress={() => press(key)}>
        {key}
      </KeypadKey>
    ))
  const sign = (value: string, caption: string, label: string, tone: 'operator' | 'function' = 'operator') => (
    <KeypadKey value={value} label={label} tone={tone} className={size} onPress={() => press(value)}>
      {caption}
    </KeypadKey>
  )
  return (
    <div role="group" aria-label={t('numberGroup')} className="grid auto-rows-fr grid-cols-5 gap-1.5">
      {typed('7', '8', '9')}
      <KeypadKey name="backspace" label={t('backspace')} tone="function" className={size} onPress={erase}>
        <Delete size={20} aria-hidden />
      </KeypadKey>
      <KeypadKey name="clear" label={`C ${t('clear')}`} tone="danger" className={size} onPress={clear}>
        C
      </KeypadKey>
      {typed('4', '5', '6')}
      {sign('*', '×', t('multiply'))}
      {sign('/', '÷', t('divide'))}
      {typed('1', '2', '3')}
      {sign('+', '+', t('add'))}
      {sign('-', '−', t('subtract'))}
      {typed('0')}
      {sign('.', '.', t('point'), 'function')}
      {sign('sign', '±', t('sign'), 'function')}
      {sign('(', '(', t('open'), 'function')}
      {sign(')', ')', t('close'), 'function')}
      {sign('%', '%', t('percent'), 'function')}
      {sign('Ans', 'Ans', `Ans ${t('ans')}`, 'function')}
      {sign(',', ',', t('comma'), 'function')}
      <KeypadKey name="equals" label={t('equals')} tone="equals" className={`${size} col-span-2`} onPress={equals}>
        =
      </KeypadKey>
    </div>
  )
}
