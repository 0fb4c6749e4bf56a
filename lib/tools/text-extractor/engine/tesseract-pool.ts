import type { Recognition, Tesseract } from './tesseract'

export type Recognizer = Pick<Tesseract, 'recognize'>

interface Slot {
  readonly engine: Promise<Tesseract>
  isBusy: boolean
}

/**
 * Up to `size` Tesseracts of the same languages, which share the work; another one starts when all others are busy. One that does
 * not start or fails, for example for want of memory, leaves its work to the others.
 */
export class TesseractPool implements Recognizer {
  private readonly slots = new Set<Slot>()
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly start: () => Promise<Tesseract>,
    private most: number,
  ) {}

  /** How many pictures can be recognized at once. */
  get size(): number {
    return this.most
  }

  /** Starts engines for up to this many pictures, within the limit. */
  warm(pictures: number): void {
    while (this.slots.size < Math.min(pictures, this.most)) this.open()
  }

  /** As Tesseract.recognize; throws what the last engine throws. */
  async recognize(...args: Parameters<Tesseract['recognize']>): Promise<Recognition> {
    for (;;) {
      const slot = await this.take()
      try {
        return await (await slot.engine).recognize(...args)
      } catch (error) {
        if (this.slots.size <= 1) throw error
        this.drop(slot)
      } finally {
        slot.isBusy = false
        this.waiting.shift()?.()
      }
    }
  }

  /** Ends all engines and frees their memory. */
  end(): void {
    for (const slot of [...this.slots]) this.drop(slot)
  }

  private async take(): Promise<Slot> {
    for (;;) {
      const idle = [...this.slots].find(({ isBusy }) => !isBusy)
      const slot = idle ?? (this.slots.size < this.most ? this.open() : undefined)
      if (slot) {
        slot.isBusy = true
        return slot
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  private open(): Slot {
    const slot = { engine: this.start(), isBusy: false }
    this.slots.add(slot)
    // Waiting callers receive the rejection. An engine that no one waits for is started again when needed.
    slot.engine.catch(() => {
      if (!slot.isBusy) this.slots.delete(slot)
    })
    return slot
  }

  private drop(slot: Slot): void {
    this.slots.delete(slot)
    this.most = Math.max(1, this.most - 1)
    void slot.engine.then(
      (engine) => engine.end(),
      () => undefined,
    )
  }
}
