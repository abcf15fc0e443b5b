import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'

const PIECE_BYTES = 65_536
/** A reader that takes nothing for this long is considered gone. */
const STILL_MS = 60_000

interface Kept {
  readonly file: FileHandle
  remove(): Promise<void>
}

/** Opens a file that only this process has; it has no name any more where the system allows that. */
async function openNameless(): Promise<Kept> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'letterhaven-'))
  const file = await open(path.join(folder, 'spool'), 'wx+', 0o600)
  const drop = (): Promise<void> => rm(folder, { recursive: true, force: true })
  // A process that is killed leaves nothing behind; on a system that keeps open files, the file is removed at the end.
  const isGone = await drop().then(
    () => true,
    () => false,
  )
  return {
    file,
    remove: async () => {
      await file.close()
      if (!isGone) await drop()
    },
  }
}

/**
 * Sits between a writer and a reader of bytes: what is written waits on disk, so that a slow line never holds up the writer.
 * `write` throws once the reader has left.
 */
export class Spool extends Readable {
  readonly #kept = openNameless()
  #written = 0
  #read = 0
  #isWhole = false
  #wake: (() => void) | null = null
  #still: NodeJS.Timeout | undefined

  /** Stores a piece; the reader may have it at once. */
  async write(piece: Buffer): Promise<void> {
    const { file } = await this.#kept
    if (this.destroyed) throw new Error('the reader has left')
    await file.write(piece, 0, piece.length, this.#written)
    this.#written += piece.length
    this.#wake?.()
  }

  /** Says that nothing more comes. */
  finish(): void {
    this.#isWhole = true
    this.#wake?.()
  }

  override _read(): void {
    clearTimeout(this.#still)
    this.#next().catch((error: unknown) => this.destroy(error as Error))
  }

  async #next(): Promise<void> {
    while (this.#read === this.#written && !this.#isWhole && !this.destroyed)
      await new Promise<void>((resolve) => (this.#wake = resolve))
    if (this.destroyed) return
    const length = Math.min(PIECE_BYTES, this.#written - this.#read)
    if (length === 0) return void this.push(null)
    const { file } = await this.#kept
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, this.#read)
    this.#read += bytesRead
    this.#still = setTimeout(() => this.destroy(new Error('the reader stands still')), STILL_MS)
    this.#still.unref()
    this.push(buffer.subarray(0, bytesRead))
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    clearTimeout(this.#still)
    this.#wake?.()
    void this.#close(error, callback)
  }

  async #close(error: Error | null, callback: (error: Error | null) => void): Promise<void> {
    try {
      await (await this.#kept).remove()
      callback(error)
    } catch (mis) {
      callback(error ?? (mis as Error))
    }
  }
}
