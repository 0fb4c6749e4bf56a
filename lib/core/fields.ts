import { parseNumber, plainMeasureText, plainNumberText } from './numbers'
import { parseIsoDate, type PlainDate } from './plain-date'

interface NumberOptions {
  /** What the control shows at first and after Reset; null: empty. */
  readonly default: number | null
  /** Advisory bounds: outside them the field says so, and the tool's own hard rules decide whether it computes. */
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly integer?: boolean
  /** An empty field is fine. */
  readonly optional?: boolean
  /** Takes measurements such as `5'11"` and `5 1/2 in` too, which the tool reads itself: they stay as typed. */
  readonly measurement?: boolean
}

interface Rememberable {
  /** A setting that the device remembers from visit to visit. */
  readonly remembered?: true
}

export interface NumberField extends NumberOptions, Rememberable {
  readonly kind: 'number'
}
export interface ChoiceField<Value extends string = string> extends Rememberable {
  readonly kind: 'choice'
  readonly choices: readonly Value[]
  readonly default: Value
}
export interface FlagField extends Rememberable {
  readonly kind: 'flag'
  readonly default: boolean
}
export interface DateField {
  readonly kind: 'date'
  /** ISO date, or '' for empty. */
  readonly default: string
  /** Starts from the visitor's date, which only the browser knows. */
  readonly today?: boolean
  readonly optional?: boolean
}
export interface TextField {
  readonly kind: 'text'
  readonly default: string
  readonly maxLength?: number
  /** A setting that the device remembers, as far as its text is one of these codes; never what somebody wrote. */
  readonly remembered?: RegExp
}

export type Field = NumberField | ChoiceField | FlagField | DateField | TextField
export type Fields = Readonly<Record<string, Field>>

/** How a field's text is made plain when it is typed, linked or read. */
export function plainTextOf({ measurement }: Pick<NumberField, 'measurement'>): (text: string) => string {
  return measurement ? plainMeasureText : plainNumberText
}

/** A control for a number. */
export function number(options: NumberOptions): NumberField {
  return { kind: 'number', ...options }
}
/** A control for one of several values; the first is the default unless told otherwise. */
export function choice<const Value extends string>(
  choices: readonly [Value, ...Value[]],
  initial: NoInfer<Value> = choices[0],
): ChoiceField<Value> {
  return { kind: 'choice', choices, default: initial }
}
/** A control that is on or off. */
export function flag(initial: boolean): FlagField {
  return { kind: 'flag', default: initial }
}
/** A control for a calendar date; empty unless an ISO default is given or it starts from today. */
export function date(options: { default?: string; today?: boolean; optional?: boolean } = {}): DateField {
  return { kind: 'date', ...options, default: options.default ?? '' }
}
/** A control for a short text. */
export function text(options: { default?: string; maxLength?: number } = {}): TextField {
  return { kind: 'text', ...options, default: options.default ?? '' }
}

/** A field whose content the device remembers from visit to visit, until Reset: how a tool is set, never what is put into it. */
export function remembered<F extends NumberField | ChoiceField | FlagField>(field: F): F {
  return { ...field, remembered: true }
}
/** The same for a text that is a code, such as a color or a unit. */
export function rememberedCode(field: TextField, codes: RegExp): TextField {
  return { ...field, remembered: codes }
}

/** What a field holds once parsed; null: empty or unreadable. */
export type ValueOf<F extends Field> = F extends NumberField
  ? number | null
  : F extends ChoiceField<infer Value>
    ? Value
    : F extends FlagField
      ? boolean
      : F extends DateField
        ? PlainDate | null
        : string

export type Values<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
/** What the controls hold, as text: one string per field, `true`/`false` for flags. */
export type Raw<F extends Fields> = { readonly [Name in keyof F]: string }

/** `futureDate`: past today. `dateBeforeStart`: earlier than the date it is counted from. `dateOutOfRange`: leads out of years 1 to 9999. */
type DateProblem = 'notDate' | 'futureDate' | 'dateBeforeStart' | 'dateOutOfRange'

/** Why a field's content is not what it should be; the code is worded in `errors.field`. */
export interface Problem {
  readonly code:
    'required' | 'notNumber' | 'notInteger' | 'tooSmall' | 'tooLarge' | 'outOfRange' | 'notColor' | DateProblem
  readonly params: Readonly<Record<string, number>>
}
export type Problems<F extends Fields> = { readonly [Name in keyof F]?: Problem }

function entries<F extends Fields>(fields: F): [keyof F & string, Field][] {
  return Object.entries(fields) as [keyof F & string, Field][]
}

function defaultText(field: Field, today: string): string {
  if (field.kind === 'date' && field.today) return today
  return field.default === null ? '' : String(field.default)
}

/** The controls' first content; `today` (ISO, '' while unknown) goes to the dates that start from it. */
export function defaultsOf<F extends Fields>(fields: F, today = ''): Raw<F> {
  return Object.fromEntries(entries(fields).map(([name, field]) => [name, defaultText(field, today)])) as Raw<F>
}

/** What is wrong with a number by bounds that a declaration or another field sets; undefined when nothing is. */
export function boundsProblem(
  { min, max, integer }: Pick<NumberField, 'min' | 'max' | 'integer'>,
  value: number,
): Problem | undefined {
  if (integer && !Number.isInteger(value)) return { code: 'notInteger', params: {} }
  const tooSmall = min !== undefined && value < min
  const tooLarge = max !== undefined && value > max
  if (!tooSmall && !tooLarge) return undefined
  if (min !== undefined && max !== undefined) return { code: 'outOfRange', params: { min, max } }
  return tooSmall ? { code: 'tooSmall', params: { min } } : { code: 'tooLarge', params: { max: max ?? 0 } }
}

function parseField(field: Field, raw: string): { value: ValueOf<Field>; problem?: Problem } {
  switch (field.kind) {
    case 'number': {
      const value = parseNumber(raw, plainTextOf(field))
      if (value === null) return { value, ...(!field.optional && { problem: { code: 'required', params: {} } }) }
      if (Number.isNaN(value)) return { value: null, problem: { code: 'notNumber', params: {} } }
      const problem = boundsProblem(field, value)
      return problem ? { value, problem } : { value }
    }
    case 'date': {
      if (raw === '') return { value: null, ...(!field.optional && { problem: { code: 'required', params: {} } }) }
      const value = parseIsoDate(raw)
      return value ? { value } : { value, problem: { code: 'notDate', params: {} } }
    }
    case 'choice':
      return { value: field.choices.includes(raw) ? raw : field.default }
    case 'flag':
      return { value: raw === 'true' }
    case 'text':
      return { value: raw }
  }
}

/**
 * Controls' text → values, and a problem for each field that is empty, unreadable or out of its advisory bounds. A value
 * out of bounds is still handed on.
 */
export function parseFields<F extends Fields>(fields: F, raw: Raw<F>): { values: Values<F>; problems: Problems<F> } {
  const values: Record<string, ValueOf<Field>> = {}
  const problems: Record<string, Problem> = {}
  for (const [name, field] of entries(fields)) {
    const { value, problem } = parseField(field, raw[name])
    values[name] = value
    if (problem) problems[name] = problem
  }
  return { values: values as Values<F>, problems: problems as Problems<F> }
}

function fits(field: Field, text: string): boolean {
  switch (field.kind) {
    case 'number': {
      const value = parseNumber(text, plainTextOf(field))
      return value !== null && !Number.isNaN(value)
    }
    case 'date':
      return parseIsoDate(text) !== null
    case 'choice':
      return field.choices.includes(text)
    case 'flag':
      return text === 'true' || text === 'false'
    case 'text':
      return field.maxLength === undefined || text.length <= field.maxLength
  }
}

/** Nothing where the default is something: the visitor has emptied it, which counts. */
function isEmptied(field: Field, text: string): boolean {
  return text === '' && field.kind === 'number' && field.default !== null
}

/** URL fragment (with or without `#`) → the fields it names and that fit; everything else in it is ignored. */
export function readFragment<F extends Fields>(fields: F, fragment: string): Partial<Raw<F>> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const read: Record<string, string> = {}
  for (const [name, field] of entries(fields)) {
    const value = given.get(name)
    if (value !== null && (fits(field, value) || isEmptied(field, value))) read[name] = value
  }
  return read as Partial<Raw<F>>
}

function isRemembered(field: Field, text: string): boolean {
  if (field.kind === 'date' || !field.remembered || !fits(field, text)) return false
  if (field.kind === 'text') return field.remembered.test(text)
  return field.kind !== 'number' || !boundsProblem(field, parseNumber(text) ?? NaN)
}

/** The settings among changes that are to be remembered and are what their field asks for. */
export function rememberedOf<F extends Fields>(fields: F, changes: Partial<Raw<F>>): Partial<Raw<F>> {
  const settings = entries(fields).flatMap(([name, field]) => {
    const text = changes[name]
    return text !== undefined && isRemembered(field, text) ? [[name, text]] : []
  })
  return Object.fromEntries(settings) as Partial<Raw<F>>
}

/** Controls' text → URL fragment without `#`; unreadable fields are left out, and empty ones unless they were emptied. */
export function writeFragment<F extends Fields>(fields: F, raw: Raw<F>): string {
  const given = new URLSearchParams()
  for (const [name, field] of entries(fields)) {
    if (raw[name] === '' ? isEmptied(field, raw[name]) : fits(field, raw[name])) given.set(name, raw[name])
  }
  return given.toString()
}
