// URLSearchParams exists wherever this code runs (window, worker, Node), but not in TypeScript's ES library, which is
// the only one that lib/core and lib/tools are compiled against.
interface URLSearchParams {
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
}
declare var URLSearchParams: { prototype: URLSearchParams; new (init?: string): URLSearchParams }

// TextDecoder too.
interface TextDecoder {
  decode(bytes: Uint8Array): string
}
declare var TextDecoder: { prototype: TextDecoder; new (label: string): TextDecoder }
