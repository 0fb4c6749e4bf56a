/** The corner radius of each shape, in percent of the side. */
export const SHAPES = { square: 0, rounded: 20, circle: 50 } as const
export type Shape = keyof typeof SHAPES
export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[]

export function shapeOf(radius: number | null): Shape {
  if (radius === SHAPES.circle) return 'circle'
  return radius ? 'rounded' : 'square'
}
