import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface PackageJson {
  readonly name?: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

/** Returns the names that a package.json declares, including its own; empty when there is no such file. */
function namesIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set()
  const found = JSON.parse(readFileSync(file, 'utf8')) as PackageJson
  const { name, dependencies, devDependencies, optionalDependencies } = found
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
  return new Set([...Object.keys(all), ...(name === undefined ? [] : [name])])
}

/** Returns a function that tells whether a workspace declares a package, or the root does, for the tools of all tests. */
export function readDeclared(root: string): (workspace: string, name: string) => boolean {
  const seen = new Map<string, ReadonlySet<string>>()
  const namesOf = (workspace: string): ReadonlySet<string> => {
    const known = seen.get(workspace)
    if (known !== undefined) return known
    const names = namesIn(path.join(root, workspace, 'package.json'))
    seen.set(workspace, names)
    return names
  }
  return (workspace, name) =>
    [workspace, ''].some(
      // A package of plain JavaScript may be declared for its types alone.
      (place) => namesOf(place).has(name) || namesOf(place).has(`@types/${name}`),
    )
}
