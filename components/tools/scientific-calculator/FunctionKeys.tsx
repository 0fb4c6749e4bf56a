import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'

/**
 * Two pages, which a phone shows one at a time. Value of each key, its caption with superscripts before or after it, and the
 * message key of its name.
 */
const PAGES = [
  [
    { value: 'sin', caption: 'sin', label: 'sin' },
    { value: 'cos', caption: 'cos', label: 'cos' },
    { value: 'tan', caption: 'tan', label: 'tan' },
    { value: 'asin', caption: 'sin⁻¹', label: 'asin' },
    { value: 'acos', caption: 'cos⁻¹', label: 'acos' },
    { value: 'atan', caption: 'tan⁻¹', label: 'atan' },
    { value: 'ln', caption: 'ln', label: 'ln' },
    { value: 'log', caption: 'log', label: 'log' },
    { value: 'exp', caption: 'eˣ', label: 'exp' },
    { value: '^', caption: 'xʸ', label: 'power' },
    { value: '^2', caption: 'x²', label: 'square' },
    { value: 'sqrt', caption: '√', label: 'sqrt' },
    { value: 'pi', caption: 'π', label: 'pi' },
    { value: 'e', caption: 'e', label: 'e' },
    { value: '!', caption: 'n!', label: 'factorial' },
    { value: 'inverse', caption: '1/x', label: 'inverse' },
    { value: 'EXP', caption: 'EXP', label: 'exponent' },
    { value: 'mod', caption: 'mod', label: 'mod' },
  ],
  [
    { value: 'sinh', caption: 'sinh', label: 'sinh' },
    { value: 'cosh', caption: 'cosh', label: 'cosh' },
    { value: 'tanh', caption: 'tanh', label: 'tanh' },
    { value: 'asinh', caption: 'sinh⁻¹', label: 'asinh' },
    { value: 'acosh', caption: 'cosh⁻¹', label: 'acosh' },
    { value: 'atanh', caption: 'tanh⁻¹', label: 'atanh' },
    { value: 'log2', caption: 'log₂', label: 'log2' },
    { value: 'pow10', caption: '10ˣ', label: 'pow10' },
    { value: '^3', caption: 'x³', label: 'cube' },
    { value: 'cbrt', caption: '∛', label: 'cbrt' },
    { value: 'root', caption: 'ʸ√x', label: 'root' },
    { value: 'abs', caption: '|x|', label: 'abs' },
    { value: 'nCr', caption: 'nCr', label: 'combinations' },
    { value: 'nPr', caption: 'nPr', label: 'permutations' },
    { value: 'floor', caption: '⌊x⌋', label: 'floor' },
    { value: 'ceil', caption: '⌈x⌉', label: 'ceil' },
    { value: 'gcd', caption: 'gcd', label: 'gcd' },
    { value: 'lcm', caption: 'lcm', label: 'lcm' },
  ],
] as const satisfies readonly (readonly { value: string; caption: string; label: string }[])[]

export function FunctionKeys({ press }: { press: (key: string) => void }) {
  const t = useTranslations('scientific-calculator.keys')
  return (
    <div
      role="group"
      aria-label={t('functionGroup')}
      className="gap-1.5 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto md:grid md:auto-rows-fr md:grid-cols-6"
    >
      {PAGES.map((keys) => (
        // On a phone, the edge of the next page shows that there is one.
        <div
          key={keys[0].value}
          className="gap-1.5 max-[359px]:grid-cols-4 max-md:grid max-md:w-[calc(100%-20px)] max-md:flex-none max-md:snap-start max-md:auto-rows-fr max-md:grid-cols-6 md:contents"
        >
          {keys.map(({ value, caption, label }) => (
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
      ))}
    </div>
  )
}
