import { roundTo } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'

const CM_PER_INCH = 2.54
const INCHES_PER_FOOT = 12

/** Plausible heights in centimeters. Values outside are questioned before anything is computed. */
const LIKELY = { min: 50, max: 280 } as const

/** From this number on, an entry in feet is in inches: no one is ten feet tall. */
const INCHES_FROM = 10

/** Units that an unlabeled number may be in, as centimeters, with the numbers read that way. */
const GUESSES = [
  { cm: 100, from: 0.5, to: 2.8 },
  { cm: 30.48, from: 3, to: 9 },
  { cm: CM_PER_INCH, from: 20, to: 50 },
  { cm: 1, from: 50, to: 280 },
  { cm: 0.1, from: 500, to: 2_800 },
] as const

/** A question about a height, with the centimeters that were probably meant; null if no unit fits. */
export interface HeightQuestion {
  readonly cm: number | null
}

/** Texts for fields of feet and inches. */
export interface FeetAndInches {
  readonly feet: string
  readonly inches: string
}

/** The height in centimeters that a number in the wrong unit probably meant, such as 1.75. */
function question(entered: number): HeightQuestion {
  const guess = GUESSES.find(({ from, to }) => entered >= from && entered <= to)
  return { cm: guess ? roundTo(entered * guess.cm, 2) : null }
}

function isLikely(cm: number): boolean {
  return cm >= LIKELY.min && cm <= LIKELY.max
}

/** Questions a height in centimeters that no one has; null if it is plausible. */
export function metricQuestion(cm: number): HeightQuestion | null {
  return isLikely(cm) ? null : question(cm)
}

/** The same for fields of feet and inches. 1.75 in the field for feet is a height in meters. */
export function imperialQuestion(feet: number, inches: number | null): HeightQuestion | null {
  if (inches === null && !Number.isInteger(feet) && feet < 3) return question(feet)
  if (isLikely(totalInches(feet, inches) * CM_PER_INCH)) return null
  return inches ? { cm: null } : question(feet)
}

/** True if a number in a field for feet is a height in inches. */
export function isInInches(feet: number): boolean {
  return feet >= INCHES_FROM
}

/**
 * True if a number of feet is a complete height, in inches or with a fractional foot, so that the inches field is not needed.
 */
export function isWholeHeight(feet: number | null): boolean {
  return feet !== null && (isInInches(feet) || !Number.isInteger(feet))
}

/** The same for the text in a field for feet. */
export function isWholeHeightText(text: string): boolean {
  const feet = readNumber(text, 'ft')
  return !Number.isNaN(feet) && isWholeHeight(feet)
}

/** Height in inches from the fields for feet and inches, or from inches alone in the field for feet. */
export function totalInches(feet: number, inches: number | null): number {
  return roundTo((isInInches(feet) ? feet : feet * INCHES_PER_FOOT) + (inches ?? 0), 6)
}

export function inchesToCm(inches: number): number {
  return inches * CM_PER_INCH
}

/** Texts of feet and inches for a height in inches, rounded to two decimals. */
export function feetAndInches(total: number): FeetAndInches {
  const rounded = roundTo(total, 2)
  const feet = Math.floor(rounded / INCHES_PER_FOOT)
  return { feet: String(feet), inches: String(roundTo(rounded - feet * INCHES_PER_FOOT, 2)) }
}

/** The same for a height in centimeters. */
export function cmToFeetAndInches(cm: number): FeetAndInches {
  return feetAndInches(cm / CM_PER_INCH)
}

/** Text of centimeters for a height in inches, rounded to two decimals. */
export function inchesToCmText(inches: number): string {
  return String(roundTo(inchesToCm(inches), 2))
}

/** Feet and inches of a height entered in one field or with twelve inches or more; null for others. */
export function splitHeight(feet: number | null, inches: number | null): FeetAndInches | null {
  if (feet === null || imperialQuestion(feet, inches)) return null
  if (!isWholeHeight(feet) && (inches ?? 0) < INCHES_PER_FOOT) return null
  return feetAndInches(totalInches(feet, inches))
}
