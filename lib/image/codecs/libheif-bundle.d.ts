declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `target.data` with R G B A and hands it to `done`; null when the picture cannot be decoded. */
    display(target: HeifTarget, done: (result: HeifTarget | null) => void): void
    free(): void
  }

  interface HeifTarget {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }

  interface HeifDecoder {
    /** The top-level pictures of a file; [] when it cannot be read. */
    decode(file: Uint8Array): HeifImage[]
  }

  interface LibHeif {
    readonly HeifDecoder: new () => HeifDecoder
  }

  export default function load(options?: object): LibHeif
}
