// @types/papaparse includes Node's types, and with them globals that lib/tools must not use. These declarations type
// the deep import instead.
declare module 'papaparse/papaparse.min.js' {
  export interface QuoteError {
    readonly code: 'MissingQuotes' | 'InvalidQuotes'
    /** Just after the cell's opening quote. */
    readonly index: number
  }

  interface StepResult {
    readonly data: string[][]
    readonly errors: readonly QuoteError[]
    /** Where the next row starts in the parsed text. */
    readonly meta: { readonly cursor: number }
  }

  interface ParserConfig {
    readonly delimiter: string
    readonly newline: string
    readonly step: (result: StepResult) => void
  }

  interface Parser {
    parse(input: string, baseIndex: number, ignoreLastRow: boolean): { readonly meta: { readonly cursor: number } }
  }

  interface GuessConfig {
    readonly delimiter: ''
    readonly delimitersToGuess: readonly string[]
    readonly newline: string
    readonly preview: number
    readonly skipEmptyLines: true
  }

  const Papa: {
    readonly Parser: new (config: ParserConfig) => Parser
    parse(text: string, config: GuessConfig): { readonly meta: { readonly delimiter: string } }
  }
  export default Papa
}
