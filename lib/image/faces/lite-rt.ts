import type { Run } from './find-faces'

/** What of LiteRT's WebAssembly bindings (@litertjs/core 2.5.3, dist/index.d.ts) is used: one model on the processor. */
interface Owned {
  readonly delete: () => void
}
interface TensorType extends Owned {
  readonly bytes: () => number
}
interface TensorBuffer extends Owned {
  readonly lock: (mode: unknown) => number
  readonly unlock: () => void
  readonly packedSize: () => number
}
interface Model {
  readonly getInputTensorType: (signature: number, input: number) => TensorType
}
interface CompiledModel {
  readonly run: (signature: number, inputs: readonly TensorBuffer[]) => TensorBuffer[] | Promise<TensorBuffer[]>
}
interface LiteRt {
  readonly HEAPU8: Uint8Array<ArrayBuffer>
  readonly _malloc: (bytes: number) => number
  readonly LiteRtEnvironment: { readonly create: (device: null) => Owned }
  readonly LiteRtTensorBuffer: {
    readonly createManaged: (environment: Owned, memory: unknown, type: TensorType, bytes: number) => TensorBuffer
  }
  readonly LiteRtTensorBufferType: { readonly HOST_MEMORY: unknown }
  readonly LiteRtTensorBufferLockMode: { readonly READ: unknown; readonly WRITE: unknown }
  readonly loadModel: (environment: Owned, at: number, bytes: number) => Model
  readonly compileModel: (
    environment: Owned,
    model: Model,
    options: { readonly accelerator: 'wasm'; readonly environment: object },
  ) => CompiledModel | Promise<CompiledModel>
}
type Factory = (options: {
  readonly wasmBinary: ArrayBuffer
  readonly print: () => void
  readonly printErr: () => void
}) => Promise<LiteRt>

/** What compiles a model's file. */
export type Compile = (file: ArrayBuffer) => Promise<Run>

/** Starts LiteRT from the absolute URL of its script, served as a module, and its program; for a worker. */
export async function startLiteRt(scriptUrl: string, program: ArrayBuffer): Promise<Compile> {
  // oxlint-disable-next-line toolbox/walls -- the address of a copied package file, known at run time
  const script: { default: Factory } = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ scriptUrl)
  const ignore = () => {}
  const engine = await script.default({ wasmBinary: program, print: ignore, printErr: ignore })
  const environment = engine.LiteRtEnvironment.create(null)
  const { READ, WRITE } = engine.LiteRtTensorBufferLockMode

  /** The memory of a tensor, which is there only while it is locked. */
  const withMemory = <T>(tensor: TensorBuffer, mode: unknown, act: (start: number) => T): T => {
    const start = tensor.lock(mode)
    try {
      return act(start)
    } finally {
      tensor.unlock()
    }
  }

  return async (file) => {
    const at = engine._malloc(file.byteLength)
    engine.HEAPU8.set(new Uint8Array(file), at)
    const model = engine.loadModel(environment, at, file.byteLength)
    const compiled = await engine.compileModel(environment, model, { accelerator: 'wasm', environment: {} })
    const memory = engine.LiteRtTensorBufferType.HOST_MEMORY
    return async (input) => {
      const type = model.getInputTensorType(0, 0)
      const tensor = engine.LiteRtTensorBuffer.createManaged(environment, memory, type, type.bytes())
      withMemory(tensor, WRITE, (start) => engine.HEAPU8.set(new Uint8Array(input.buffer), start))
      const outputs = await compiled.run(0, [tensor])
      tensor.delete()
      return outputs.map((output) => {
        const bytes = withMemory(output, READ, (start) => engine.HEAPU8.slice(start, start + output.packedSize()))
        output.delete()
        return new Float32Array(bytes.buffer)
      })
    }
  }
}
