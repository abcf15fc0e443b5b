import { parseSync } from 'vite'

/** `type` leaves nothing at run time; `lazy` is an `import()`. */
export type ImportKind = 'value' | 'type' | 'lazy'

/** One import of a module, as written. */
export interface Import {
  readonly specifier: string
  readonly kind: ImportKind
}

const QUOTED = /^(['"`])(.*)\1$/s

/** Returns every import and re-export of a TypeScript module, read from its syntax tree. */
export function readImports(file: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: kindOf(entries),
  }))
  const exported = module.staticExports.flatMap(({ entries }) => {
    const [first] = entries.filter(({ moduleRequest }) => moduleRequest !== null)
    const specifier = first?.moduleRequest?.value
    return specifier === undefined ? [] : [{ specifier, kind: kindOf(entries) }]
  })
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    // A computed address cannot be followed; the bundler refuses those in the web app.
    const specifier = QUOTED.exec(source.slice(start, end))?.[2]
    return specifier === undefined ? [] : [{ specifier, kind: 'lazy' as const }]
  })
  return [...statics, ...exported, ...lazy]
}

/** Returns the kind of an import: one of types alone disappears, and one without names is there for its side effects. */
function kindOf(entries: readonly { readonly isType: boolean }[]): ImportKind {
  return entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value'
}
