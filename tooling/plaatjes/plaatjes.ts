import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SET = path.join(ROOT, 'node_modules/@iconify-json/fluent-emoji-flat/icons.json')
/** Folder of the pictures of words, which are served as they are and loaded with the taak that shows them. */
const WOORDPLAATJES = 'apps/web/public/plaatjes'

interface Icon {
  readonly body: string
  readonly width?: number
  readonly height?: number
}

interface IconSet {
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** One picture as it must be in the tree. */
export interface Plaatje {
  /** Path from the root, with '/'. */
  readonly file: string
  readonly svg: string
}

/** Returns the names of the pictures of words (`pic` in the word lists). */
function woordNamen(): string[] {
  const files = globSync('packages/taal/data/words.*.json', { cwd: ROOT })
  const woorden = files.flatMap(
    (file) =>
      JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as readonly { pic?: string }[],
  )
  return woorden.flatMap((woord) => (woord.pic === undefined ? [] : [woord.pic]))
}

function drawSvg(set: IconSet, naam: string): string {
  const icon = set.icons[naam] ?? set.icons[set.aliases?.[naam]?.parent ?? '']
  if (!icon) throw new Error(`Fluent Emoji Flat kent geen '${naam}'.`)
  const width = icon.width ?? set.width ?? 16
  const height = icon.height ?? set.height ?? 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`
}

/**
 * Returns every borrowed picture (Fluent Emoji Flat, MIT) with its place: those in the folders of `lijst.json` and those of the
 * words. Throws on a name that the set does not have.
 */
export function listPlaatjes(): readonly Plaatje[] {
  const set = JSON.parse(readFileSync(SET, 'utf8')) as IconSet
  const lijst = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'lijst.json'), 'utf8'),
  ) as Record<string, readonly string[]>
  return Object.entries({ ...lijst, [WOORDPLAATJES]: woordNamen() }).flatMap(([folder, namen]) =>
    [...new Set(namen)]
      .toSorted()
      .map((naam) => ({ file: `${folder}/${naam}.svg`, svg: drawSvg(set, naam) })),
  )
}

/** Returns the pictures in the tree that are not on the list. */
export function listOverig(plaatjes: readonly Plaatje[]): readonly string[] {
  const bekend = new Set(plaatjes.map((plaatje) => plaatje.file))
  return globSync('{apps,packages}/**/plaatjes/*.svg', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !bekend.has(file))
}
