import { number, parseFields, text, type Problem, type Problems, type Raw } from '@/lib/core/fields'
import { clamp, roundTo } from '@/lib/core/numbers'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { sourceFrameTimes, type ClipTiming } from './timing'

const TIME_STEP = 0.1

/** The controls of one caption. */
export const captionFields = {
  captionText: text({ maxLength: 200 }),
  captionFrom: number({ default: null, unit: 's', min: 0, step: TIME_STEP, optional: true }),
  captionTo: number({ default: null, unit: 's', min: 0, step: TIME_STEP, optional: true }),
  captionSize: number({ default: 12, min: 4, max: 40, step: 1 }),
  captionColor: text({ default: '#FFFFFF' }),
  captionOutline: text({ default: '#000000' }),
  captionX: number({ default: 50, min: 0, max: 100, step: 1 }),
  captionY: number({ default: 94, min: 0, max: 100, step: 1 }),
}
export type CaptionRaw = Raw<typeof captionFields>

/** Text on a part of the clip. */
export interface Caption {
  readonly text: string
  /** Seconds of the video; null: from the start or to the end of the clip. */
  readonly from: number | null
  readonly to: number | null
  /** Position in percent of the space around the text. */
  readonly x: number
  readonly y: number
  /** Height of a line in percent of the shorter side of the picture. */
  readonly size: number
  /** CSS colors of the letters and of the line around them. */
  readonly color: string
  readonly outline: string
  /** CSS font families. */
  readonly font: string
}

type CaptionProblems = Problems<typeof captionFields>

/** The problem of an end that does not come after the start. */
function orderProblem(from: number | null, to: number | null): CaptionProblems {
  if (from === null || to === null || to > from) return {}
  return { captionTo: { code: 'tooSmall', params: { min: roundTo(from + TIME_STEP, 2) } } }
}

/** Reads the controls; null if one of them cannot be used. */
export function readCaption(raw: CaptionRaw, font: string): { caption: Caption | null; problems: CaptionProblems } {
  const { values, problems: own } = parseFields(captionFields, raw)
  const problems = { ...orderProblem(values.captionFrom, values.captionTo), ...own }
  const { captionSize: size, captionX: x, captionY: y, captionColor: color, captionOutline: outline } = values
  const areColors = [color, outline].every((code) => parseHexColor(code) !== null)
  if (size === null || x === null || y === null || !areColors || Object.keys(problems).length > 0)
    return { caption: null, problems }
  const { captionText, captionFrom: from, captionTo: to } = values
  return { caption: { text: captionText, from, to, x, y, size, color, outline, font }, problems }
}

/** The part of a canvas context, of a page or a worker, that measures and draws text. */
export interface TextContext {
  font: string
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: string
  textAlign: string
  textBaseline: string
  measureText(text: string): { readonly width: number }
  strokeText(text: string, x: number, y: number): void
  fillText(text: string, x: number, y: number): void
}

export interface PlacedCaption {
  readonly lines: readonly string[]
  readonly fontSize: number
  readonly box: Rectangle
}

/** Share of the picture's width that a line may fill. */
const MAX_WIDTH = 0.94
const LINE_HEIGHT = 1.25
/** Width of the outline, of which the letters hide the inner half, by font size. */
const OUTLINE = 0.2
/** A line may be broken after a space, and after kana and Chinese characters, but never before punctuation. */
const BREAKS = /(?<=\s)|(?<=[\u3040-\u30ff\u3400-\u9fff])(?![、。，．！？」』）ー…])/u

/** Seconds by which a sum of steps may miss a time: 0.7 + 0.1 is a little less than 0.8. */
const TIME_TOLERANCE = 1e-6

function isInTime({ from, to }: Caption, seconds: number): boolean {
  const time = seconds + TIME_TOLERANCE
  return time >= (from ?? -Infinity) && time < (to ?? Infinity)
}

/** True while a caption is shown. */
export function isShown(caption: Caption, seconds: number): boolean {
  return caption.text.trim() !== '' && isInTime(caption, seconds)
}

/** The notice for a caption whose times are in no frame of a clip, at the field that leaves it. */
export function missedClip(caption: Caption, clip: ClipTiming): Partial<Record<'captionFrom' | 'captionTo', Problem>> {
  if (sourceFrameTimes(clip).some((seconds) => isInTime(caption, seconds))) return {}
  const { start, duration } = clip
  const params = { start, end: roundTo(start + duration, 2) }
  const isLate = caption.from !== null && caption.from > start
  return { [isLate ? 'captionFrom' : 'captionTo']: { code: 'outsideClip', params, isNotice: true } }
}

function fontOf({ font }: Caption, size: number): string {
  return `700 ${size}px ${font}`
}

function brokenLines(context: TextContext, text: string, widest: number): string[] {
  const lines: string[] = []
  for (const part of text.trim().split(BREAKS)) {
    const last = lines.at(-1)
    if (last !== undefined && context.measureText((last + part).trimEnd()).width <= widest)
      lines[lines.length - 1] = last + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

/** Breaks a caption into lines and places it in the picture, reduced if it would not fit. Leaves the font set. */
export function placeCaption(context: TextContext, caption: Caption, { width, height }: Size): PlacedCaption {
  const wanted = (Math.min(width, height) * caption.size) / 100
  const widest = width * MAX_WIDTH
  context.font = fontOf(caption, wanted)
  const lines = brokenLines(context, caption.text, widest)
  const longest = Math.max(...lines.map((line) => context.measureText(line).width))
  const fit = Math.min(1, widest / longest, height / (lines.length * wanted * LINE_HEIGHT))
  const fontSize = wanted * fit
  context.font = fontOf(caption, fontSize)
  const box = { width: longest * fit + fontSize * OUTLINE, height: lines.length * fontSize * LINE_HEIGHT }
  const x = ((width - box.width) * clamp(caption.x, 0, 100)) / 100
  const y = ((height - box.height) * clamp(caption.y, 0, 100)) / 100
  return { lines, fontSize, box: { x, y, ...box } }
}

/** Draws a caption; the same on the preview and on the frames. */
export function drawCaption(context: TextContext, caption: Caption, picture: Size): void {
  const { lines, fontSize, box } = placeCaption(context, caption, picture)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = fontSize * OUTLINE
  context.strokeStyle = caption.outline
  context.fillStyle = caption.color
  const center = box.x + box.width / 2
  const middle = (index: number) => box.y + (index + 0.5) * fontSize * LINE_HEIGHT
  // All outlines first, so that none covers the letters of another line.
  lines.forEach((line, index) => context.strokeText(line, center, middle(index)))
  lines.forEach((line, index) => context.fillText(line, center, middle(index)))
}
