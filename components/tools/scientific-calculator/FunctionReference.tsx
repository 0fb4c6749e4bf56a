import { useTranslations } from 'next-intl'

const ROWS = [
  { name: 'trigonometric', example: 'sin(30) = 0.5' },
  { name: 'inverse', example: 'asin(0.5) = 30' },
  { name: 'hyperbolic', example: 'cosh(0) = 1' },
  { name: 'ln', example: 'ln(e) = 1' },
  { name: 'log', example: 'log(1000) = 3' },
  { name: 'log2', example: 'log2(8) = 3' },
  { name: 'power', example: '2^3^2 = 512' },
  { name: 'root', example: '8^(1/3) = 2' },
  { name: 'factorial', example: '5! = 120' },
  { name: 'choices', example: 'nCr(5,2) = 10' },
  { name: 'rounding', example: 'floor(2.7) = 2' },
  { name: 'divisors', example: 'gcd(12,18) = 6' },
  { name: 'percent', example: '100+3% = 103' },
  { name: 'mod', example: '7 mod 3 = 1' },
  { name: 'exponent', example: '1e3 = 1000' },
  { name: 'implicit', example: '2pi = 6.28…' },
  { name: 'ans', example: 'Ans*2' },
  { name: 'memory', example: 'M+1' },
] as const

/** Explains the functions, each with an example. */
export function FunctionReference() {
  const t = useTranslations('scientific-calculator.reference')
  return (
    <details className="card p-4">
      <summary className="min-h-6 font-bold">{t('title')}</summary>
      <dl className="mt-2 text-sm">
        {ROWS.map(({ name, example }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1.5">
            <dt className="text-ink-2">{t(name)}</dt>
            <dd className="font-mono text-xs whitespace-nowrap">{example}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
