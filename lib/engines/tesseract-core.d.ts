/** The parts of tesseract.js-core that are used here (`tesseract-core-*lstm.js`, an Emscripten module). */
declare module 'tesseract.js-core/*' {
  export interface TessBaseApi {
    /** 0 when it worked. */
    Init(dataPath: string | null, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes `/input` of the module's file system; 1 when it is no picture. */
    SetImageFile(exifOrientation: number, radians: number): number
    Recognize(monitor: null): number
    GetUTF8Text(): string
    GetJSONText(): string
    Clear(): void
    End(): void
  }

  export interface TesseractCore {
    readonly FS: {
      writeFile(path: string, content: Uint8Array): void
      unlink(path: string): void
    }
    readonly TessBaseAPI: new () => TessBaseApi
  }

  export interface TesseractCoreOptions {
    readonly instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => Record<string, never>
    readonly TesseractProgress: (percent: number) => void
    readonly print: (text: string) => void
    readonly printErr: (text: string) => void
  }

  const start: (options: TesseractCoreOptions) => Promise<TesseractCore>
  export default start
}
