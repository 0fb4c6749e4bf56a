import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/KeypadKey'

/** Value of the key, its face (with what is set small before or after it), and the key of its name. */
const KEYS = [
  { value: 'sin', face: 'sin', label: 'sin' },
  { value: 'cos', face: 'cos', label: 'cos' },
  { value: 'tan', face: 'tan', label: 'tan' },
  { value: 'asin', face: 'sin', after: '−1', label: 'asin' },
  { value: 'acos', face: 'cos', after: '−1', label: 'acos' },
  { value: 'atan', face: 'tan', after: '−1', label: 'atan' },
  { value: 'sinh', face: 'sinh', label: 'sinh' },
  { value: 'cosh', face: 'cosh', label: 'cosh' },
  { value: 'tanh', face: 'tanh', label: 'tanh' },
  { value: 'asinh', face: 'sinh', after: '−1', label: 'asinh' },
  { value: 'acosh', face: 'cosh', after: '−1', label: 'acosh' },
  { value: 'atanh', face: 'tanh', after: '−1', label: 'atanh' },
  { value: 'ln', face: 'ln', label: 'ln' },
  { value: 'log', face: 'log', label: 'log' },
  { value: 'log2', face: 'log₂', label: 'log2' },
  { value: 'exp', face: 'e', after: 'x', label: 'exp' },
  { value: 'pow10', face: '10', after: 'x', label: 'pow10' },
  { value: '^', face: 'x', after: 'y', label: 'power' },
  { value: '^2', face: 'x', after: '2', label: 'square' },
  { value: '^3', face: 'x', after: '3', label: 'cube' },
  { value: '!', face: 'n!', label: 'factorial' },
  { value: 'sqrt', face: '√', label: 'sqrt' },
  { value: 'cbrt', face: '∛', label: 'cbrt' },
  { value: 'root', before: 'y', face: '√x', label: 'root' },
  { value: 'inverse', face: '1/x', label: 'inverse' },
  { value: 'abs', face: '|x|', label: 'abs' },
  { value: 'mod', face: 'mod', label: 'mod' },
  { value: 'pi', face: 'π', label: 'pi' },
  { value: 'e', face: 'e', label: 'e' },
  { value: 'EXP', face: 'EXP', label: 'exponent' },
] as const satisfies readonly { value: string; before?: string; face: string; after?: string; label: string }[]

export function FunctionKeys({ press }: { press: (key: string) => void }) {
  const t = useTranslations('scientific-calculator.keys')
  return (
    <div role="group" aria-label={t('functionGroup')} className="grid auto-rows-fr grid-cols-6 gap-1.5">
      {KEYS.map(({ value, face, label, ...small }) => {
        const before = 'before' in small ? small.before : ''
        const after = 'after' in small ? small.after : ''
        return (
          <KeypadKey
            key={value}
            value={value}
            label={`${before}${face}${after} ${t(label)}`}
            tone="function"
            className="px-0 text-xs tracking-tight whitespace-nowrap sm:text-sm"
            onPress={() => press(value)}
          >
            <span>
              {before && <sup className="text-[0.7em]">{before}</sup>}
              {face}
              {after && <sup className="text-[0.7em]">{after}</sup>}
            </span>
          </KeypadKey>
        )
      })}
    </div>
  )
}
