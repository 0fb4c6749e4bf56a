/** What a key does to the expression at the caret. */
export type KeyAction =
  /** Puts text in; `continues`: goes on from the last result when that is what stands there. */
  | { readonly kind: 'text'; readonly text: string; readonly continues?: true }
  /** Puts text around the selection, or around the caret. */
  | { readonly kind: 'around'; readonly before: string; readonly after: string; readonly continues?: true }
  | { readonly kind: 'close' | 'inverse' | 'sign' | 'exponent' | 'euler' }

const text = (typed: string): KeyAction => ({ kind: 'text', text: typed })
const operator = (typed: string): KeyAction => ({ kind: 'text', text: typed, continues: true })
const call = (name: string): KeyAction => ({ kind: 'around', before: `${name}(`, after: ')' })

const FUNCTION_NAMES = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'ln',
  'log',
  'log2',
  'sqrt',
  'cbrt',
  'abs',
]

/** The keys by the value they carry in the page. */
export const KEY_ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'pi', 'Ans'].map((key) => [key, text(key)] as const),
  ...['+', '-', '*', '/', '^', '^2', '^3', '!', '%'].map((key) => [key, operator(key)] as const),
  ...FUNCTION_NAMES.map((name) => [name, call(name)] as const),
  ['mod', operator(' mod ')],
  ['root', { kind: 'around', before: '^(1/', after: ')', continues: true }],
  ['inverse', { kind: 'inverse' }],
  ['exp', { kind: 'around', before: 'e^(', after: ')' }],
  ['pow10', { kind: 'around', before: '10^(', after: ')' }],
  ['(', { kind: 'around', before: '(', after: ')' }],
  [')', { kind: 'close' }],
  ['sign', { kind: 'sign' }],
  ['EXP', { kind: 'exponent' }],
  ['e', { kind: 'euler' }],
])
