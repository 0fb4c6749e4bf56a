export const BRAND = '#3d3bdb'

/** The site's mark in a square of 24, as in the header (components/shell/Header.tsx): a toolbox in one stroke. */
export const MARK = (color) =>
  `<path d="M8.5 8V3.5h7V8m-12 .5h17v3h-17zm0 8h17v3h-17zM12 12v4" fill="none" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`
