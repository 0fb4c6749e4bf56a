/** Start index of the sum that contains `end`: after the innermost open parenthesis or comma. */
function sumStart(text: string, end: number): number {
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && depth-- === 0) return index + 1
    if (text[index] === ',' && depth === 0) return index + 1
  }
  return 0
}

/**
 * Adds parentheses around a sum that ends in %, because the parser reads `3%+5` as 3 modulo +5: `100+3%+5` →
 * `(100+3%)+5`.
 */
export function parenthesizePercentages(text: string): string {
  let clear = text
  for (let at = clear.search(/%\s*[+-]/); at >= 0; at = clear.search(/%\s*[+-]/)) {
    const start = sumStart(clear, at)
    clear = `${clear.slice(0, start)}(${clear.slice(start, at + 1)})${clear.slice(at + 1)}`
  }
  return clear
}
