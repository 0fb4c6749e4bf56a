import { DAY_STYLES } from './day-styles'

test('every type of day has a symbol and colors of its own', () => {
  const styles = Object.values(DAY_STYLES)
  for (const field of ['symbol', 'tone'] as const) expect(new Set(styles.map((style) => style[field])).size).toBe(5)
  for (const { symbol, tone } of styles) {
    expect(symbol).toHaveLength(1)
    expect(tone).toMatch(/^bg-\S+ text-\S+$/)
  }
})
