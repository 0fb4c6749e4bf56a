import { hasOtherCurrency } from './currencies'
import { machineNumber, roundTo } from './numbers'
import { parseIsoDate, type PlainDate } from './plain-date'
import { readNumber, whyUnread } from './read-number'
import { dropMarks, readableText } from './typed-text'
import { unitRatio, type FieldUnit } from './units'

/**
 * Unit and bounds of a number. A value outside the bounds gets a message next to its field and still reaches the tool, which
 * shows no result (`isValid` of the fields).
 */
interface NumberRange {
  readonly unit?: FieldUnit
  readonly min?: number
  readonly max?: number
  readonly integer?: boolean
  /** The bounds are what is usual: any value above 0 is accepted, with a notice of this code outside them. */
  readonly advisory?: { readonly code: 'unusual'; readonly refusal: 'notPositive' }
}

interface NumberOptions extends NumberRange {
  /** Initial content of the control, also restored by Reset; null leaves it empty. */
  readonly default: number | null
  readonly step?: number
  /** The field may be left empty. */
  readonly optional?: boolean
  /** Emptied, the field has the value of `default`, with a notice of this code. */
  readonly fallback?: { readonly code: 'fallback' }
  /** The choice field that selects the unit, and unit and bounds by its values. */
  readonly unitBy?: { readonly field: string; readonly ranges: Readonly<Record<string, NumberRange>> }
}

/** Groups of tools with settings in common, by the last part of their storage key. */
export const SHARED_SETTINGS = ['money'] as const
export type SharedSettings = (typeof SHARED_SETTINGS)[number]

interface Rememberable {
  /** The value is stored on the device and restored on the next visit. */
  readonly remembered?: true
  /** Tools that share this setting; it is stored once for all of them. */
  readonly shared?: SharedSettings
}

export interface NumberSpec extends NumberOptions, Rememberable {
  readonly kind: 'number'
}
export interface ChoiceSpec<Value extends string = string> extends Rememberable {
  readonly kind: 'choice'
  readonly choices: readonly Value[]
  readonly default: Value
}
export interface FlagSpec extends Rememberable {
  readonly kind: 'flag'
  readonly default: boolean
}
export interface DateSpec {
  readonly kind: 'date'
  /** ISO date, or '' for empty. */
  readonly default: string
  /** Defaults to the visitor's current date, which only the browser knows. */
  readonly today?: boolean
  readonly optional?: boolean
}
/** Content of a date field whose control holds an incomplete date, or one that does not exist. */
export const UNREADABLE_DATE = '-'

export interface TextSpec {
  readonly kind: 'text'
  readonly default: string
  readonly maxLength?: number
  /** In a link that was written by hand, + is a plus sign and not a space. */
  readonly hasPlus?: boolean
  /** The value is stored on the device if it matches this pattern of codes. Free text is never stored. */
  readonly remembered?: RegExp
}

export type Field = NumberSpec | ChoiceSpec | FlagSpec | DateSpec | TextSpec
export type Fields = Readonly<Record<string, Field>>

/** Unit and bounds of a number field while the controls contain `raw`. */
export function rangeOf(field: NumberSpec, raw: Readonly<Record<string, string>>): NumberRange {
  return field.unitBy ? (field.unitBy.ranges[raw[field.unitBy.field] ?? ''] ?? {}) : field
}

/** The number of a field; null for none, NaN for what cannot be read, or is in another currency than the tool's. */
function numberIn(field: NumberSpec, text: string, raw: Readonly<Record<string, string>>): number | null {
  return hasOtherCurrency(text, raw.currency) ? NaN : readNumber(text, rangeOf(field, raw).unit)
}

const PLAIN_NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * The value of a number field as plain decimal text. Text that is plain already (1e80), cannot be read, or has more
 * digits than a number keeps is unchanged.
 */
export function plainNumberText(field: NumberSpec, text: string, raw: Readonly<Record<string, string>>): string {
  if (PLAIN_NUMBER.test(text)) return text
  const value = numberIn(field, text, raw)
  const isKept = value !== null && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return isKept ? machineNumber(value) : text
}

/**
 * The text of a number field converted between the units of two values of its choice field, rounded to two decimals;
 * text that cannot be read is unchanged.
 */
export function convertNumber({ unitBy }: NumberSpec, text: string, from: string, to: string): string {
  const [before, after] = [unitBy?.ranges[from]?.unit, unitBy?.ranges[to]?.unit]
  const value = readNumber(text, before)
  if (!before || !after || value === null || Number.isNaN(value)) return text
  return machineNumber(roundTo(value * unitRatio(before, after), 2))
}

/** Declares a control for a number. */
export function number(options: NumberOptions): NumberSpec {
  return { kind: 'number', ...options }
}
/** Declares a control for one of several values; the first is the default unless `initial` is given. */
export function choice<const Value extends string>(
  choices: readonly [Value, ...Value[]],
  initial: NoInfer<Value> = choices[0],
): ChoiceSpec<Value> {
  return { kind: 'choice', choices, default: initial }
}
/** Declares a control that is on or off. */
export function flag(initial: boolean): FlagSpec {
  return { kind: 'flag', default: initial }
}
/** Declares a control for a calendar date, empty unless `default` (an ISO date) or `today` is given. */
export function date(options: { default?: string; today?: boolean; optional?: boolean } = {}): DateSpec {
  return { kind: 'date', ...options, default: options.default ?? '' }
}
/** Declares a control for a short text. */
export function text(options: Partial<Omit<TextSpec, 'kind'>> = {}): TextSpec {
  return { kind: 'text', ...options, default: options.default ?? '' }
}

/**
 * Marks a field whose value is stored on the device until Reset. For settings of a tool, never for its data. Tools that declare
 * a field of this name as `shared` use the value that was last chosen in any of them.
 */
export function remembered<F extends NumberSpec | ChoiceSpec | FlagSpec>(field: F, shared?: SharedSettings): F {
  return { ...field, remembered: true, ...(shared && { shared }) }
}
/** The same as `remembered` for a text that is a code, such as a color or a unit. */
export function rememberedCode(field: TextSpec, codes: RegExp): TextSpec {
  return { ...field, remembered: codes }
}

/** Parsed value of a field; null when it is empty or cannot be parsed. */
export type ValueOf<F extends Field> = F extends NumberSpec
  ? number | null
  : F extends ChoiceSpec<infer Value>
    ? Value
    : F extends FlagSpec
      ? boolean
      : F extends DateSpec
        ? PlainDate | null
        : string

export type Values<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
/** Content of the controls: one string per field, `true` or `false` for flags. */
export type Raw<F extends Fields> = { readonly [Name in keyof F]: string }

/**
 * Why a field's content is not accepted as it is; the code is a key of the messages in `errors.field`, of which the
 * tool's own come first.
 */
export interface Problem {
  readonly code: string
  readonly params: Readonly<Record<string, number | string>>
  /** The value is used all the same; the message only says what to know about it. */
  readonly isNotice?: true
}
export type Problems<F extends Fields> = { readonly [Name in keyof F]?: Problem }

function entries<F extends Fields>(fields: F): [keyof F & string, Field][] {
  return Object.entries(fields) as [keyof F & string, Field][]
}

function defaultText(field: Field, today: string): string {
  if (field.kind === 'date' && field.today) return today
  return field.default === null ? '' : String(field.default)
}

/**
 * Initial content of the controls. `today` is an ISO date, or '' while unknown, and fills date fields declared with `today`.
 */
export function defaultsOf<F extends Fields>(fields: F, today = ''): Raw<F> {
  return Object.fromEntries(entries(fields).map(([name, field]) => [name, defaultText(field, today)])) as Raw<F>
}

/** Checks a number against bounds, which a declaration or another field may set; undefined when it is within them. */
export function boundsProblem(
  { min, max, integer, advisory }: Pick<NumberSpec, 'min' | 'max' | 'integer' | 'advisory'>,
  value: number,
): Problem | undefined {
  if (integer && !Number.isInteger(value)) return { code: 'notInteger', params: {} }
  const tooSmall = min !== undefined && value < min
  const tooLarge = max !== undefined && value > max
  if (advisory && value <= 0) return { code: advisory.refusal, params: {} }
  if (!tooSmall && !tooLarge) return undefined
  if (advisory) return { code: advisory.code, params: {}, isNotice: true }
  if (min !== undefined && max !== undefined) return { code: 'outOfRange', params: { min, max } }
  return tooSmall ? { code: 'tooSmall', params: { min } } : { code: 'tooLarge', params: { max: max! } }
}

const REQUIRED: Problem = { code: 'required', params: {} }

function emptyNumber({ default: value, fallback, optional }: NumberSpec): { value: number | null; problem?: Problem } {
  if (fallback && value !== null) return { value, problem: { code: fallback.code, params: { value }, isNotice: true } }
  return { value: null, ...(!optional && { problem: REQUIRED }) }
}

function unreadProblem(text: string, { unit }: NumberRange, { currency }: Readonly<Record<string, string>>): Problem {
  const isForeign = unit === 'money' && currency !== undefined && hasOtherCurrency(text, currency)
  return isForeign ? { code: 'otherCurrency', params: { currency } } : whyUnread(text)
}

function parseField(
  field: Field,
  raw: string,
  all: Readonly<Record<string, string>>,
): { value: ValueOf<Field>; problem?: Problem } {
  switch (field.kind) {
    case 'number': {
      const range = rangeOf(field, all)
      const value = numberIn(field, raw, all)
      if (value === null) return emptyNumber(field)
      if (Number.isNaN(value)) return { value: null, problem: unreadProblem(raw, range, all) }
      const problem = boundsProblem(range, value)
      return problem ? { value, problem } : { value }
    }
    case 'date': {
      if (raw === '') return { value: null, ...(!field.optional && { problem: REQUIRED }) }
      const value = parseIsoDate(readableText(raw))
      return value ? { value } : { value, problem: { code: 'notDate', params: {} } }
    }
    case 'choice':
      return { value: field.choices.includes(raw) ? raw : field.default }
    case 'flag':
      return { value: raw === 'true' }
    case 'text':
      return { value: dropMarks(raw) }
  }
}

/**
 * Parses the controls' text to values and reports a problem for each field that is empty, cannot be parsed or is
 * outside its bounds. A value outside its bounds is still returned.
 */
export function parseFields<F extends Fields>(fields: F, raw: Raw<F>): { values: Values<F>; problems: Problems<F> } {
  const values: Record<string, ValueOf<Field>> = {}
  const problems: Record<string, Problem> = {}
  for (const [name, field] of entries(fields)) {
    const { value, problem } = parseField(field, raw[name], raw)
    values[name] = value
    if (problem) problems[name] = problem
  }
  return { values: values as Values<F>, problems: problems as Problems<F> }
}

function isValidText(field: Field, text: string, all: Readonly<Record<string, string>>): boolean {
  switch (field.kind) {
    case 'number':
      return Number.isFinite(numberIn(field, text, all) ?? NaN)
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

/** True for a number that the visitor cleared although it has a default: a shared link must reproduce that. */
function isCleared(field: Field, text: string): boolean {
  return text === '' && field.kind === 'number' && field.default !== null
}

/** A date that no calendar has, such as 30 February, which a link does not replace by the date of the field. */
const NO_SUCH_DAY = /^\d{4}-(0[2469]|11)-(29|30|31)$/

/** The text of a control for a value of a link, without notation of its own; undefined if it does not fit the field. */
function linkedText(field: Field, given: string, all: Readonly<Record<string, string>>): string | undefined {
  const text = field.kind === 'date' ? readableText(given).trim() : dropMarks(given)
  if (isCleared(field, text) || (field.kind === 'date' && NO_SUCH_DAY.test(text))) return text
  // The page may count in another currency than the link, and then says so.
  if (field.kind === 'number' && rangeOf(field, all).unit === 'money' && hasOtherCurrency(text, undefined)) return text
  if (!isValidText(field, text, all)) return undefined
  return field.kind === 'number' ? plainNumberText(field, text, all) : text
}

/**
 * Reads the known, valid fields of a URL fragment (with or without `#`), numbers as plain text; everything else in it is
 * ignored.
 */
export function readFragment<F extends Fields>(fields: F, fragment: string): Partial<Raw<F>> {
  const encoded = fragment.replace(/^#/, '')
  const given = new URLSearchParams(encoded)
  // Where a plus sign is encoded, + is a space.
  const byHand = /%2b/i.test(encoded) ? given : new URLSearchParams(encoded.replaceAll('+', '%2B'))
  const all = Object.fromEntries(
    entries(fields).map(([name, field]) => [name, given.get(name) ?? defaultText(field, '')]),
  )
  const read = entries(fields).flatMap(([name, field]) => {
    const value = (field.kind === 'text' && field.hasPlus ? byHand : given).get(name)
    const text = value === null ? undefined : linkedText(field, value, all)
    return text === undefined ? [] : [[name, text]]
  })
  return Object.fromEntries(read) as Partial<Raw<F>>
}

function isRemembered(field: Field, text: string): boolean {
  if (field.kind === 'date' || !field.remembered || !isValidText(field, text, {})) return false
  if (field.kind === 'text') return field.remembered.test(text)
  return field.kind !== 'number' || !boundsProblem(field, readNumber(text) ?? NaN)
}

/**
 * Picks from changed fields those that are declared `remembered`, for the tool itself or with the tools of `shared`, and
 * hold a valid value.
 */
export function rememberedOf<F extends Fields>(
  fields: F,
  changes: Partial<Raw<F>>,
  shared?: SharedSettings,
): Partial<Raw<F>> {
  const settings = entries(fields).flatMap(([name, field]) => {
    const text = changes[name]
    const isOfGroup = ('shared' in field ? field.shared : undefined) === shared
    return text !== undefined && isOfGroup && isRemembered(field, text) ? [[name, text]] : []
  })
  return Object.fromEntries(settings) as Partial<Raw<F>>
}

/**
 * Writes the controls' text as a URL fragment without `#`, numbers as plain text, so that every language reads the same.
 * Invalid fields are left out, and so are empty ones unless the visitor cleared them.
 */
export function writeFragment<F extends Fields>(fields: F, raw: Raw<F>): string {
  const given = new URLSearchParams()
  for (const [name, field] of entries(fields)) {
    // What holds only a space, or the sign of a deleted number, is read as empty.
    const text = field.kind === 'number' && numberIn(field, raw[name], raw) === null ? '' : raw[name]
    if (text === '' ? !isCleared(field, text) : !isValidText(field, text, raw)) continue
    given.set(name, field.kind === 'number' ? plainNumberText(field, text, raw) : text)
  }
  // Every reader takes %20 for a space, and + may be a plus sign.
  return given.toString().replaceAll('+', '%20')
}
