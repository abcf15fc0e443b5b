import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a scaffold writes: new files, and changes to the tables that list them. */
export interface Plan {
  readonly create: Readonly<Record<string, string>>
  readonly edit: Readonly<Record<string, (source: string) => string>>
}

/** Inserts text before the first match; throws where there is none, so that a table with another shape is noticed. */
export function insertBefore(source: string, anchor: RegExp, text: string): string {
  const found = anchor.exec(source)
  if (found === null) throw new Error(`Geen plaats gevonden voor: ${text.trim()}`)
  return source.slice(0, found.index) + text + source.slice(found.index)
}

/** Inserts text after the last line that matches; throws where there is none. */
export function insertAfterLast(source: string, line: RegExp, text: string): string {
  const last = [...source.matchAll(new RegExp(line, 'gm'))].at(-1)
  if (last === undefined) throw new Error(`Geen plaats gevonden voor: ${text.trim()}`)
  const end = last.index + last[0].length
  return source.slice(0, end) + text + source.slice(end)
}

/** Replaces the one match; throws where there is none. */
export function replaceOnce(source: string, part: RegExp, text: string): string {
  if (!part.test(source)) throw new Error(`Niet gevonden: ${part.source}`)
  return source.replace(part, text)
}

/** Writes a plan below `root` and returns the files that it touched; refuses to overwrite a file. */
export function applyPlan(root: string, { create, edit }: Plan): readonly string[] {
  const taken = Object.keys(create).find((file) => existsSync(path.join(root, file)))
  if (taken !== undefined) throw new Error(`${taken} bestaat al.`)
  const edited = Object.entries(edit).map(
    ([file, change]) => [file, change(readFileSync(path.join(root, file), 'utf8'))] as const,
  )
  const all = [...Object.entries(create), ...edited]
  for (const [file, source] of all) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), source)
  }
  return all.map(([file]) => file)
}
