/** The parts of @ffmpeg/core (0.12) that are used; the package brings no types. */
export interface FfmpegCore {
  readonly FS: {
    mkdir(path: string): void
    mount(type: unknown, options: { readonly blobs: readonly { name: string; data: Blob }[] }, path: string): void
    unmount(path: string): void
    rmdir(path: string): void
    unlink(path: string): void
    readFile(path: string, options: { encoding: 'utf8' }): string
    makedev(major: number, minor: number): number
    registerDevice(device: number, operations: DeviceOperations): void
    mkdev(path: string, device: number): void
    readonly filesystems: { readonly WORKERFS: unknown }
  }
  /** Runs the program to its end, in this thread; gives its exit code. */
  exec(...args: string[]): number
  ffprobe(...args: string[]): number
  setLogger(logger: (line: { readonly message: string }) => void): void
  /** Makes the program ready to run again. */
  reset(): void
}

interface DeviceOperations {
  open(): void
  close(): void
  write(stream: unknown, buffer: Uint8Array | Int8Array, offset: number, length: number): number
}

interface CoreModule {
  readonly default: (options: { readonly instantiateWasm: Instantiate }) => Promise<FfmpegCore>
}

type Instantiate = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object

/** What starts the engine: the address of its script and its compiled program. */
export interface FfmpegFiles {
  readonly scriptUrl: string
  readonly program: WebAssembly.Module
}

let started: { readonly url: string; readonly core: Promise<FfmpegCore> } | undefined

/** The engine of this worker, started when first asked for. */
export function ffmpegCore({ scriptUrl, program }: FfmpegFiles): Promise<FfmpegCore> {
  if (started?.url !== scriptUrl) started = { url: scriptUrl, core: start(scriptUrl, program) }
  return started.core
}

async function start(scriptUrl: string, program: WebAssembly.Module): Promise<FfmpegCore> {
  // The bundler must leave this import alone: the script is served as it came.
  const { default: create } = (await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ scriptUrl
  )) as CoreModule
  return create({
    instantiateWasm: (imports, receive) => {
      void WebAssembly.instantiate(program, imports).then(receive)
      return {}
    },
  })
}
