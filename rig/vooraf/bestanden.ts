/** The fields that are read of a chunk in Vite's manifest. */
interface Brok {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** Vite's manifest: chunks by the module they were made from. */
export type Manifest = Readonly<Record<string, Brok>>

/** The files that some modules need, in the order in which the browser would fetch them. */
export interface Bestanden {
  readonly scripts: readonly string[]
  readonly stijlen: readonly string[]
}

/** Returns the module with which the app starts. */
export function beginVan(manifest: Manifest): string {
  const begin = Object.keys(manifest).find((naam) => manifest[naam]?.isEntry)
  if (!begin) throw new Error('het manifest heeft geen begin')
  return begin
}

/** Returns the scripts and style sheets of these modules and of all that they import; throws where a module is missing. */
export function bestandenVan(manifest: Manifest, modules: readonly string[]): Bestanden {
  const scripts = new Set<string>()
  const stijlen = new Set<string>()
  const gezien = new Set<string>()
  const loop = (naam: string): void => {
    const brok = manifest[naam]
    if (!brok) throw new Error(`het manifest kent ${naam} niet`)
    if (gezien.has(naam)) return
    gezien.add(naam)
    scripts.add(`/${brok.file}`)
    for (const ander of brok.imports ?? []) loop(ander)
    for (const stijl of brok.css ?? []) stijlen.add(`/${stijl}`)
  }
  for (const module of modules) loop(module)
  return { scripts: [...scripts], stijlen: [...stijlen] }
}
