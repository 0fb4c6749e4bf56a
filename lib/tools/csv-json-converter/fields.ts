import { choice, flag, remembered, type Values } from '@/lib/core/fields'
import { ENCODINGS } from '@/lib/text/encoding'

export const csvJsonConverterFields = {
  tab: choice(['csvToJson', 'jsonToCsv']),
  hasHeaders: flag(true),
  prettyPrint: remembered(flag(true)),
  delimiter: choice(['auto', 'comma', 'semicolon', 'tab', 'pipe']),
  typing: remembered(flag(true)),
  nested: remembered(flag(false)),
  escapeFormulas: remembered(flag(false)),
  encoding: choice(['auto', ...ENCODINGS]),
}

export type ConverterOptions = Values<typeof csvJsonConverterFields>
export type Direction = ConverterOptions['tab']
export type DelimiterChoice = ConverterOptions['delimiter']

export const DELIMITERS: Readonly<Record<Exclude<DelimiterChoice, 'auto'>, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
}
