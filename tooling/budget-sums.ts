/** The fields that are read of a chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** Vite's manifest: chunks by the module they were made from. */
export type Manifest = Readonly<Record<string, Chunk>>

/** A limit on what one page, or one part of it, makes a browser fetch. */
export interface Budget {
  readonly naam: string
  readonly kilobytes: number
  /** Modules that load, by the end of their name in the manifest. */
  readonly modules: readonly string[]
  /** Modules whose files are there already and no longer count; the entry is always among them. */
  readonly na?: readonly string[]
}

/** The result of a budget, in bytes of compressed JavaScript. */
export interface Outcome {
  readonly naam: string
  readonly bytes: number
  readonly limit: number
  readonly files: number
}

const BYTES_PER_KB = 1024

/** Returns the one chunk whose module name ends like this. */
function keyOf(manifest: Manifest, end: string): string {
  const keys = Object.keys(manifest).filter((key) => key === end || key.endsWith(`/${end}`))
  const [key] = keys
  if (key === undefined || keys.length > 1) {
    throw new Error(`Het manifest heeft ${keys.length} brokken voor '${end}'.`)
  }
  return key
}

/** Returns the JavaScript files that these chunks fetch before they run: their own and those of their imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`Het manifest kent '${key}' niet.`)
    if (seen.has(chunk.file)) continue
    seen.add(chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return new Set([...seen].filter((file) => file.endsWith('.js')))
}

/**
 * Adds up what the modules of a budget cost. A page pays for the entry as well; a part that comes after (`na`) a page pays only
 * for what that page has not fetched. `size` returns the compressed bytes.
 */
export function sumBudget(
  manifest: Manifest,
  { naam, kilobytes, modules, na }: Budget,
  size: (file: string) => number,
): Outcome {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const keys = modules.map((end) => keyOf(manifest, end))
  const here = (na ?? []).map((end) => keyOf(manifest, end))
  const wanted = filesOf(manifest, [...entries, ...keys])
  const present = na === undefined ? new Set<string>() : filesOf(manifest, [...entries, ...here])
  const files = [...wanted.difference(present)]
  const bytes = files.reduce((sum, file) => sum + size(file), 0)
  return { naam, bytes, limit: kilobytes * BYTES_PER_KB, files: files.length }
}
