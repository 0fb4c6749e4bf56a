import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = {
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf:',
  'http://www.w3.org/2000/01/rdf-schema#': 'rdfs:',
  'http://schema.org/': 'schema:',
} as const
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> /

interface Reference {
  readonly '@id': string
}

export interface Term extends Reference {
  '@type'?: string
  'rdfs:subClassOf'?: Reference[]
  'schema:domainIncludes'?: Reference[]
  'schema:rangeIncludes'?: Reference[]
}

function short(name: string): string {
  const known = Object.entries(NAMES).find(([long]) => name.startsWith(long))
  return known ? known[1] + name.slice(known[0].length) : name
}

/** schema.org's own definitions (the published vocabulary, as the package @vocabulary/schema brings it) as a JSON-LD graph. */
export function schemaOrgTerms(): Term[] {
  const file = createRequire(__filename)
    .resolve('@vocabulary/schema')
    .replace(/index\.js$/, 'schema.nq')
  const terms = new Map<string, Term>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = (QUAD.exec(line) ?? []).map(short)
    if (!subject || !predicate || !object) continue
    const term = terms.get(subject) ?? { '@id': subject }
    terms.set(subject, term)
    if (predicate === 'rdf:type') term['@type'] ??= object
    if (
      predicate === 'rdfs:subClassOf' ||
      predicate === 'schema:domainIncludes' ||
      predicate === 'schema:rangeIncludes'
    ) {
      term[predicate] = [...(term[predicate] ?? []), { '@id': object }]
    }
  }
  return [...terms.values()]
}

export type Node = { readonly '@type'?: string; readonly '@id'?: string } & { readonly [name: string]: unknown }

/** Values of nodes with a type that schema.org does not expect for their property, as `Type.property: Value`. */
export function unexpectedValues(graph: readonly Node[], terms: readonly Term[]): string[] {
  const byName = new Map(terms.map((term) => [term['@id'], term]))
  const types = new Map(graph.map((node) => [node['@id'], node['@type']]))
  const kindsOf = (name: string): string[] => {
    const parents = byName.get(name)?.['rdfs:subClassOf'] ?? []
    return [name, ...parents.flatMap((parent) => kindsOf(parent['@id']))]
  }
  const check = (node: Node): string[] =>
    Object.entries(node)
      .filter(([name]) => byName.has(`schema:${name}`))
      .flatMap(([name, value]) => {
        const expected = (byName.get(`schema:${name}`)?.['schema:rangeIncludes'] ?? []).map((range) => range['@id'])
        return [value].flat().flatMap((one) => {
          if (typeof one !== 'object' || one === null) return []
          const inner = one as Node
          const type = inner['@type'] ?? types.get(inner['@id']) ?? 'unknown'
          const fits = kindsOf(`schema:${type}`).some((kind) => expected.includes(kind))
          return [...(fits ? [] : [`${node['@type']}.${name}: ${type}`]), ...check(inner)]
        })
      })
  return graph.flatMap(check)
}
