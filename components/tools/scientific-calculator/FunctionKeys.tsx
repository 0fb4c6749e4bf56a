import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'

/** Value of each key, its caption with superscripts before or after it, and the message key of its name. */
const KEYS = [
  { value: 'sin', caption: 'sin', label: 'sin' },
  { value: 'cos', caption: 'cos', label: 'cos' },
  { value: 'tan', caption: 'tan', label: 'tan' },
  { value: 'asin', caption: 'sin⁻¹', label: 'asin' },
  { value: 'acos', caption: 'cos⁻¹', label: 'acos' },
  { value: 'atan', caption: 'tan⁻¹', label: 'atan' },
  { value: 'sinh', caption: 'sinh', label: 'sinh' },
  { value: 'cosh', caption: 'cosh', label: 'cosh' },
  { value: 'tanh', caption: 'tanh', label: 'tanh' },
  { value: 'asinh', caption: 'sinh⁻¹', label: 'asinh' },
  { value: 'acosh', caption: 'cosh⁻¹', label: 'acosh' },
  { value: 'atanh', caption: 'tanh⁻¹', label: 'atanh' },
  { value: 'ln', caption: 'ln', label: 'ln' },
  { value: 'log', caption: 'log', label: 'log' },
  { value: 'log2', caption: 'log₂', label: 'log2' },
  { value: 'exp', caption: 'eˣ', label: 'exp' },
  { value: 'pow10', caption: '10ˣ', label: 'pow10' },
  { value: '^', caption: 'xʸ', label: 'power' },
  { value: '^2', caption: 'x²', label: 'square' },
  { value: '^3', caption: 'x³', label: 'cube' },
  { value: '!', caption: 'n!', label: 'factorial' },
  { value: 'sqrt', caption: '√', label: 'sqrt' },
  { value: 'cbrt', caption: '∛', label: 'cbrt' },
  { value: 'root', caption: 'ʸ√x', label: 'root' },
  { value: 'inverse', caption: '1/x', label: 'inverse' },
  { value: 'abs', caption: '|x|', label: 'abs' },
  { value: 'mod', caption: 'mod', label: 'mod' },
  { value: 'pi', caption: 'π', label: 'pi' },
  { value: 'e', caption: 'e', label: 'e' },
  { value: 'EXP', caption: 'EXP', label: 'exponent' },
  { value: 'nCr', caption: 'nCr', label: 'combinations' },
  { value: 'nPr', caption: 'nPr', label: 'permutations' },
  { value: 'floor', caption: '⌊x⌋', label: 'floor' },
  { value: 'ceil', caption: '⌈x⌉', label: 'ceil' },
  { value: 'gcd', caption: 'gcd', label: 'gcd' },
  { value: 'lcm', caption: 'lcm', label: 'lcm' },
] as const satisfies readonly { value: string; caption: string; label: string }[]

export function FunctionKeys({ press }: { press: (key: string) => void }) {
  const t = useTranslations('scientific-calculator.keys')
  return (
    <div
      role="group"
      aria-label={t('functionGroup')}
      className="grid auto-rows-fr grid-cols-6 gap-1.5 max-[389px]:grid-cols-4"
    >
      {KEYS.map(({ value, caption, label }) => (
        <KeypadKey
          key={value}
          value={value}
          label={`${caption} ${t(label)}`}
          tone="function"
          className="px-0 text-xs tracking-tight whitespace-nowrap sm:text-sm"
          onPress={() => press(value)}
        >
          {caption}
        </KeypadKey>
      ))}
    </div>
  )
}
