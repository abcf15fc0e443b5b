import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { gameFiles } from './game-files.ts'
import { insertAfterLast, type Plan, replaceOnce } from './plan.ts'

const COMING = ['komend-maken.ts', 'komend-wereld.ts'] as const

/** Removes the row of a game from a table of games to come; returns null where the table does not have it. */
function withoutRow(source: string, id: string): string | null {
  const row = new RegExp(`^ {2}${id}: \\{[\\s\\S]*?^ {2}\\},\\n`, 'm')
  return row.test(source) ? source.replace(row, '') : null
}

/** Returns the edits that add this game to the tables of playable games. */
function tables(id: string): Plan['edit'] {
  const games = 'packages/games/src'
  return {
    [`${games}/manifests.ts`]: (source) =>
      [
        (s: string) => replaceOnce(s, /(\.\.\.Object\.fromEntries\(komend\),)/, `$1 ${id},`),
        (s: string) =>
          insertAfterLast(
            s,
            /^import .*\/manifest\.ts'$/,
            `\nimport { ${id} } from './${id}/manifest.ts'`,
          ),
      ].reduce((text, change) => change(text), source),
    [`${games}/laad.ts`]: (source) =>
      insertAfterLast(
        source,
        /^ {2}\w+: \(\) => import\(.*$/,
        `\n  ${id}: () => import('./${id}/index.ts').then(({ spel }) => spel),`,
      ),
    [`${games}/naspelen.ts`]: (source) =>
      insertAfterLast(
        replaceOnce(source, /(Partial<Record<SpelId, Rules>> = \{)/, `$1 ${id},`),
        /^import .*\/rules\.ts'$/,
        `\nimport { rules as ${id} } from './${id}/rules.ts'`,
      ),
    'apps/web/src/shared/routes/leerling-routes.ts': (source) =>
      replaceOnce(source, /(SPELBAAR: readonly SpelId\[\] = \[)/, `$1'${id}', `),
  }
}

/**
 * Makes a game that can be played to its end on a plain stage, and adds it to the tables of games that exist. `manifest` is
 * what is known of the game so far; `read` returns a file of the repository.
 */
export function gamePlan(manifest: Manifest, read: (file: string) => string): Plan {
  const { id } = manifest
  const files = COMING.map((file) => `packages/games/src/${file}`)
  const from = files.find((file) => withoutRow(read(file), id) !== null)
  if (from === undefined) throw new Error(`'${id}' staat niet bij de spellen die nog komen.`)
  return {
    create: gameFiles(manifest),
    edit: { ...tables(id), [from]: (source) => withoutRow(source, id) ?? source },
  }
}
