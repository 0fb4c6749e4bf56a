import type { Size } from '@/lib/image/pixels/geometry'
import { MILLIMETERS_PER_INCH } from './documents'

/** A photo paper of 10 × 15 cm, in millimeters. */
const PAPER = { width: 100, height: 150 }
export const SHEET_DPI = 300
/** Between photos, and at least at the edges, in millimeters: room for the marks and a printer's own margin. */
const GAP = 2

function gridOn(paper: Size, photo: Size) {
  const columns = Math.floor((paper.width - GAP) / (photo.width + GAP))
  return { paper, columns, rows: Math.floor((paper.height - GAP) / (photo.height + GAP)) }
}

function pixels(millimeters: number): number {
  return Math.round((millimeters / MILLIMETERS_PER_INCH) * SHEET_DPI)
}

/** As many photos of a size in millimeters as fit on the paper, upright or lying, in pixels at 300 dots per inch. */
export function sheetOf(photo: Size) {
  const upright = gridOn(PAPER, photo)
  const lying = gridOn({ width: PAPER.height, height: PAPER.width }, photo)
  const { paper, columns, rows } = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright
  const start = (whole: number, count: number, side: number) => (whole - count * (side + GAP) + GAP) / 2
  const left = start(paper.width, columns, photo.width)
  const top = start(paper.height, rows, photo.height)
  const size = { width: pixels(photo.width), height: pixels(photo.height) }
  const xs = Array.from({ length: columns }, (_, column) => pixels(left + column * (photo.width + GAP)))
  const ys = Array.from({ length: rows }, (_, row) => pixels(top + row * (photo.height + GAP)))
  return {
    width: pixels(paper.width),
    height: pixels(paper.height),
    photos: ys.flatMap((y) => xs.map((x) => ({ x, y, ...size }))),
    // Cutting lines across and down: only between photos, which cover them.
    across: xs.flatMap((x) => [x, x + size.width]),
    down: ys.flatMap((y) => [y, y + size.height]),
  }
}
