// URLSearchParams exists wherever this code runs (window, worker, Node), but not in TypeScript's ES library, which is
// the only one that lib/core and lib/tools are compiled against.
interface URLSearchParams {
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
}
declare var URLSearchParams: { prototype: URLSearchParams; new (init?: string): URLSearchParams }

// TextDecoder is missing as well.
interface TextDecoder {
  decode(bytes: Uint8Array): string
}
declare var TextDecoder: { prototype: TextDecoder; new (label: string): TextDecoder }

// And WebAssembly, except in iOS's Lockdown Mode.
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class Module {
    constructor(code: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>)
    readonly exports: Record<string, unknown>
  }
  function validate(code: Uint8Array): boolean
}
declare function atob(text: string): string
