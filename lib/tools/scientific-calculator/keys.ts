/** Effect of a key on the expression at the caret. */
export type KeyAction =
  /** Inserts text; `continues`: after a result, continues with it instead of replacing it. */
  | { readonly kind: 'text'; readonly text: string; readonly continues?: true }
  /** Inserts text around the selection or the caret. */
  | { readonly kind: 'around'; readonly before: string; readonly after: string; readonly continues?: true }
  | { readonly kind: 'close' | 'inverse' | 'sign' | 'exponent' | 'euler' }

const text = (typed: string): KeyAction => ({ kind: 'text', text: typed })
const operator = (typed: string): KeyAction => ({ kind: 'text', text: typed, continues: true })
const call = (name: string): KeyAction => ({ kind: 'around', before: `${name}(`, after: ')' })

const FUNCTION_NAMES =
  'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh ln log log2 sqrt cbrt abs nCr nPr floor ceil gcd lcm'

/** Actions by the value of the key in the page. */
export const KEY_ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ',', 'pi', 'Ans'].map((key) => [key, text(key)] as const),
  ...['+', '-', '*', '/', '^', '^2', '^3', '!', '%'].map((key) => [key, operator(key)] as const),
  ...FUNCTION_NAMES.split(' ').map((name) => [name, call(name)] as const),
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
