import { globSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { readDeclared } from './declared.ts'
import { type Import, type ImportKind, readImports } from './read-imports.ts'
import { workspaceOf } from './workspace.ts'

/** One arrow: paths from the root, `npm:name` for a package, `node:name` for a module of Node. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly kind: ImportKind
}

/** An import that leads nowhere, or elsewhere than its package.json allows. */
interface Lost {
  readonly from: string
  readonly specifier: string
  readonly why: string
}

/** Every module of the repository and what it imports. */
export interface Graph {
  readonly files: readonly string[]
  readonly edges: readonly Edge[]
  readonly lost: readonly Lost[]
}

const SOURCES = '{apps,packages,tooling,bench,e2e,rig}/**/*.{ts,tsx}'
const SCOPE = '@letterhaven/'
const AS_WRITTEN = /\.(?:tsx|css|json)$/

/** Returns 'react' for 'react/jsx-runtime', and '@scope/name' for '@scope/name/part'. */
function packageName(specifier: string): string {
  const parts = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, parts).join('/')
}

/** Returns the file that a cross-package import refers to; the `exports` of all packages follow one pattern. */
function ownPackageFile(specifier: string): string {
  const [name = '', ...rest] = specifier.slice(SCOPE.length).split('/')
  const part = rest.length === 0 ? 'index' : rest.join('/')
  const folder = name === 'web' || name === 'api' ? `apps/${name}` : `packages/${name}`
  return `${folder}/src/${AS_WRITTEN.test(part) ? part : `${part}.ts`}`
}

/** Resolves an import to a file from the root, or to `npm:` or `node:` and a name. */
function targetOf(from: string, specifier: string): string {
  // A query (`?url`) says how the bundler serves the file, not which file it is.
  const [bare = ''] = specifier.split('?')
  if (isBuiltin(bare)) return `node:${bare.replace(/^node:/, '')}`
  if (bare.startsWith(SCOPE)) return ownPackageFile(bare)
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  return `npm:${packageName(bare)}`
}

/** Reads every module below the root and resolves each of its imports. */
export function readGraph(root: string): Graph {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
  const declares = readDeclared(root)
  const isFile = (file: string): boolean =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false

  /** Returns what is wrong with an import regardless of the layers; null when it can be followed. */
  const fault = (from: string, specifier: string, to: string): string | null => {
    if (to.startsWith('node:')) return null
    if (!to.startsWith('npm:') && !isFile(to)) return 'bestaat niet'
    const workspace = workspaceOf(from)
    if (workspace === '') return null
    if (!specifier.startsWith('.')) {
      return declares(workspace, packageName(specifier)) ? null : 'staat niet in package.json'
    }
    return workspaceOf(to) === workspace ? null : 'hoort bij de naam van het pakket'
  }

  const edges: Edge[] = []
  const lost: Lost[] = []
  const add = (from: string, { specifier, kind }: Import): void => {
    const to = targetOf(from, specifier)
    const why = fault(from, specifier, to)
    if (why !== null) lost.push({ from, specifier, why })
    if (why !== 'bestaat niet') edges.push({ from, to, kind })
  }
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const one of readImports(file, source)) add(file, one)
  }
  return { files, edges, lost }
}
