/** A reader of Adobe Swatch Exchange, for the tests. */
declare module 'ase-utils' {
  interface Swatch {
    readonly name: string
    readonly model: string
    readonly type: string
    readonly color: readonly number[]
  }
  const ase: {
    decode(file: Uint8Array): { version: string; groups: unknown[]; colors: readonly Swatch[] }
  }
  export default ase
}
