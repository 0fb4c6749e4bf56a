/** Words that look like those of a language of another kind, made from English ones, to see whether pages hold them. */
import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

const LONGEST_WORD = 30
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתאבגד'
const FIRST_HAN = 0x4e00
const COMMON_HAN = 2_000

/** Half as long again; every long word becomes a compound, as in German or Finnish. */
function lengthened(word) {
  if (word.length < 4) return word
  const more = word.length < 8 ? word.slice(-Math.ceil(word.length / 2)) : word.toLowerCase()
  return (word + more).slice(0, LONGEST_WORD)
}

/** The letters of a script that runs from right to left. */
function hebrew(word) {
  return [...word.toLowerCase()].map((letter) => HEBREW[letter.charCodeAt(0) - 97] ?? letter).join('')
}

/** About two letters for every five, without spaces that allow line breaks. */
function han(word) {
  const letters = Array.from(
    { length: Math.ceil(word.length / 2.5) },
    (_, index) => word.charCodeAt(index) * 31 + index,
  )
  return letters.map((seed) => String.fromCodePoint(FIRST_HAN + ((seed * 7_919) % COMMON_HAN))).join('')
}

/** Languages by code: what becomes of a text between arguments and tags. */
export const PSEUDO_LANGUAGES = {
  de: (text) => text.replace(/[a-z]+/gi, lengthened),
  he: (text) => text.replace(/[a-z]+/gi, hebrew),
  zh: (text) => text.replace(/[a-z]+/gi, han).replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, ''),
}

const LITERAL = 0

function changeNodes(nodes, change) {
  for (const node of nodes) {
    if (node.type === LITERAL) node.value = change(node.value)
    if (node.children) changeNodes(node.children, change)
    for (const option of Object.values(node.options ?? {})) changeNodes(option.value, change)
  }
  return nodes
}

/** A message file of English words in a pseudo-language: arguments, tags and the contents of fields stay as they are. */
export function pseudoMessages(words, change, key = '') {
  if (key === 'initial') return words
  if (typeof words === 'string') return printAST(changeNodes(parse(words), change))
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudoMessages(value, change, name)]))
}
