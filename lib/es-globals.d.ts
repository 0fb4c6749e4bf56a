// URLSearchParams exists wherever this code runs (window, worker, Node), but not in TypeScript's ES library, which is
// the only one that lib/core and lib/tools are compiled against.
interface URLSearchParams {
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
}
declare var URLSearchParams: { prototype: URLSearchParams; new (init?: string): URLSearchParams }
