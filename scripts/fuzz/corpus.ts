import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FIXTURES = path.join(process.cwd(), 'e2e/fixtures')
const FOLDERS = ['images', 'metadata', 'sheets', 'tiff', 'video']
/** Larger files only make each case slower. */
const MAX_BYTES = 100_000

/** The fixtures of these extensions, by name. */
export function fixtures(...extensions: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(FIXTURES, folder)).map((name) => path.join(FIXTURES, folder, name)),
  )
  const chosen = files.filter((file) => extensions.includes(path.extname(file).slice(1)))
  const contents = chosen.map((file) => [path.basename(file), new Uint8Array(readFileSync(file))] as const)
  return new Map(contents.filter(([, bytes]) => bytes.length > 0 && bytes.length <= MAX_BYTES))
}

/** Texts of every format that is read, and pieces that their parsers stumble over. */
export const CSV = [
  'id,name,note\r\n1,"a ""quoted"" word",x\r\n2,서울,"two\nlines"\r\n',
  'a;b;c\n1;2\n1;2;3;4\n',
  'x\ty\n0012\t1e5\n-0\t=1+1\n',
  '__proto__,constructor,a.b,a.c\n1,2,3,4\n',
]
export const CSV_TOKENS = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\r\n',
  '\n',
  '\r',
  '\ufeff',
  '\0',
  '__proto__',
  '1e400',
  'a.b',
]

export const JSON_TEXTS = [
  '[{"a":1,"b":{"c":[1,2,{"d":null}]}},{"a":"x\\u0041\\n","e":true}]',
  '{"a":1}\n{"a":2,"b":-1.5e+10}\n',
  '[[1,"2",null],[true,{"x":1}]]',
  '[{"__proto__":{"x":1},"":0,"a.b":1,"a":{"b":2}}]',
]
export const JSON_TOKENS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  '\\ud800',
  'null',
  '-',
  '1e',
  '{"a":',
  '[[',
  '\n',
]

/** A sheet of a workbook, and its tags as tokens. */
export const SHEETS = [
  '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="b"><v>1</v></c></row><row r="3"><c r="B3" s="1"><v>46150.5</v></c><c t="inlineStr"><is><t>a &amp; 서울</t></is></c></row></sheetData></worksheet>',
]
export const SHEET_TOKENS = [
  ...['<row>', '</row>', '<c ', '</c>', '<v>', '</v>', '<t>', '</t>', '/>', '>', '"', '&#x110000;', '&lt', '_x0000_'],
  ...['r="XFD1048576"', 'r="A0"', 't="s"', 't="d"', 's="1"', 's="-1"', '1e308', '-1', '<!--', '<![CDATA['],
]

export const MARKDOWN = [
  '# Title\n\n**굵게**는 *강조* `code` ~~no~~\n\n- [x] done\n  1. two\n\n| a | b |\n|:-:|-:|\n| 1 | 2 |\n',
  '> [!TIP]\n> tip[^1]\n\n[^1]: note\n\n```js\nlet a = 1\n```\n\n[l](https://example.com "t") ![i](x.png)\n\n<b onclick=x>t</b>\n',
  'term\n: no\n\n***a*b**c_ __d_ <https://example.com> www.example.com a@b.c \\* &amp; &#x41;\n\n---\n\nSetext\n===\n',
]
export const MARKDOWN_TOKENS = [
  ...[
    '*',
    '_',
    '**',
    '`',
    '```\n',
    '> ',
    '- ',
    '1. ',
    '|',
    '[',
    '](',
    '![',
    '<',
    '<!--',
    '&',
    '\\',
    '[^1]',
    '\n\n',
    '    ',
  ],
  ...[
    '~',
    '$',
    '<svg>',
    '<script>',
    '가',
    '。',
    'http://',
    '\u0000',
    '\t',
    '#',
    '=',
    '|-|-|\n',
    '[a]: b\n',
    '((',
    ')))',
  ],
]

export const EXPRESSIONS = [
  'sin(30)+2×(3−√(16))^2',
  '5!÷3mod2',
  'log₂(8)+ln(e)−|−3|',
  '1.5e3%+π',
  'ʸ√(27)',
  'asin(1)/tan(45)',
]
export const EXPRESSION_TOKENS = [
  ...['(', ')', 'sin(', '√', '∛', '^', '!', '%', 'mod', 'e', 'π', 'EXP', 'Ans', '|', '×', '÷', '−', '.', '1e308', '9'],
  ...['x', 'import', '"', '[', ';', '=', '\u202e', '½', '１', ',', 'constructor', '__proto__'],
]

export const MEASUREMENTS = ['180cm', '5\'11"', '5 ft 11 1/2 in', '25평', '-40 °F', '1,234.5 kg', '３kg', '1e3 m']
export const MEASUREMENT_TOKENS = [
  "'",
  '"',
  '½',
  ' ',
  '-',
  '/',
  '.',
  ',',
  'ft',
  '°',
  'e',
  '9',
  '０',
  '\u2212',
  '′',
  '1/0',
]

export const FRAGMENTS = [
  'principal=240000&annualRate=6.5&years=30&extra=1e3',
  'date=2024-02-29&tab=csvToJson&hasHeaders=false&quality=80',
  'width=1920&height=&format=webp&keepRatio=true&text=%ED%95%9C%EA%B8%80',
]
export const FRAGMENT_TOKENS = [
  '&',
  '=',
  '%',
  '%00',
  '%ff',
  '#',
  '+',
  '1e309',
  '-1',
  'NaN',
  '9999-12-31',
  '%u1234',
  '__proto__=1',
]
