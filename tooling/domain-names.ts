import { type ESTree, parseSync, Visitor } from 'vite'

/** English words that may not be used in names, each with the Dutch word to use instead. */
export type Forbidden = ReadonlyMap<string, string>

/** A name that uses a forbidden word. */
export interface Twin {
  readonly name: string
  readonly twin: string
  readonly word: string
}

const ROW = /^\| (?<word>[^|]+) \|[^|]*\|[^|]*\| (?<twins>[^|]*)\|$/

/** Reads the tables of the woordenboek, whose last column holds the words that we do not use. */
export function forbiddenWords(table: string): Forbidden {
  const rows = table.split('\n').flatMap((line) => {
    const { word, twins } = ROW.exec(line)?.groups ?? {}
    if (word === undefined || twins === undefined || word.trim() === 'Woord') return []
    const english = twins.split(',').map((twin) => twin.trim())
    return english.filter((twin) => twin !== '').map((twin) => [twin, word.trim()] as const)
  })
  return new Map(rows)
}

/**
 * Reads the table of verbs in STYLE, whose last column holds the verbs that no function may begin with; each maps to our verb.
 */
export function forbiddenVerbs(style: string): Forbidden {
  const part = /^## Verbs$(?<table>[\s\S]*?)^## /mu.exec(style)?.groups?.['table'] ?? ''
  const rows = part.split('\n').flatMap((line) => {
    const [, verb = '', , dutch = ''] = line.split('|').map((cell) => cell.trim())
    const names = dutch.split(',').map((name) => name.trim())
    return names.filter((name) => /^\p{Ll}+$/u.test(name)).map((name) => [name, verb] as const)
  })
  return new Map(rows)
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'TSEmptyBodyFunctionExpression',
])

const isFunction = (value: ESTree.Node | null): boolean =>
  value !== null && FUNCTIONS.has(value.type)

/** Tells whether a type is written as that of a function, which may also be absent. */
function isFunctionType(type: ESTree.TSType | undefined): boolean {
  if (type?.type === 'TSParenthesizedType') return isFunctionType(type.typeAnnotation)
  if (type?.type === 'TSUnionType') return type.types.some(isFunctionType)
  return type?.type === 'TSFunctionType'
}

/** Tells whether a type is written as that of a table, whose keys are data: `Record<Soort, …>`. */
function isTableType(type: ESTree.TSType | null | undefined): boolean {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false
  const { name } = type.typeName
  return name === 'Record' || (name === 'Readonly' && isTableType(type.typeArguments?.params[0]))
}

/** Returns the name of a member as it is written, or undefined where it is made while the code runs. */
function memberName(key: ESTree.PropertyKey, computed: boolean): string | undefined {
  if (computed) return undefined
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/**
 * Returns the functions that a module declares: under their own name, or that of a variable, a parameter or a member. Sees what
 * is written as a function, not a member whose type has a name of its own. The keys of a `Record` are data, not names.
 */
export function functionsIn(file: string, source: string): ReadonlySet<string> {
  const names = new Set<string>()
  const tables = new Set<ESTree.Node>()
  const skipTable = (value: ESTree.Node | null, type: ESTree.TSType | null | undefined): void => {
    if (value && isTableType(type)) tables.add(value)
  }
  const addMember = (key: ESTree.PropertyKey, computed: boolean): void => {
    const name = memberName(key, computed)
    if (name !== undefined) names.add(name)
  }
  const addMethod = ({ kind, key, computed }: ESTree.MethodDefinition): void => {
    if (kind === 'method') addMember(key, computed)
  }
  const addField = ({ key, computed, value, typeAnnotation }: ESTree.PropertyDefinition): void => {
    if (isFunction(value) || isFunctionType(typeAnnotation?.typeAnnotation))
      addMember(key, computed)
  }
  new Visitor({
    FunctionDeclaration({ id }) {
      if (id) names.add(id.name)
    },
    VariableDeclarator({ id, init }) {
      skipTable(init, 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : null)
      if (id.type === 'Identifier' && isFunction(init)) names.add(id.name)
    },
    Identifier({ name, typeAnnotation }) {
      if (isFunctionType(typeAnnotation?.typeAnnotation)) names.add(name)
    },
    TSSatisfiesExpression: ({ expression, typeAnnotation }) =>
      skipTable(expression, typeAnnotation),
    ObjectExpression(literal) {
      if (tables.has(literal)) return
      for (const member of literal.properties)
        if (member.type === 'Property' && member.kind === 'init' && isFunction(member.value))
          addMember(member.key, member.computed)
    },
    TSMethodSignature({ kind, key, computed }) {
      if (kind === 'method') addMember(key, computed)
    },
    TSPropertySignature({ key, computed, typeAnnotation }) {
      if (isFunctionType(typeAnnotation?.typeAnnotation)) addMember(key, computed)
    },
    MethodDefinition: addMethod,
    TSAbstractMethodDefinition: addMethod,
    PropertyDefinition: addField,
    TSAbstractPropertyDefinition: addField,
  }).visit(parseSync(file, source).program)
  return names
}

/** Returns the names that begin with one of these verbs: `leesRij` and `lees`, but not `leesbaar`. */
export function verbsIn(names: Iterable<string>, forbidden: Forbidden): readonly Twin[] {
  return [...names].flatMap((name) => {
    const twin = /^\p{Ll}+(?=$|\p{Lu}|\d)/u.exec(name)?.[0] ?? ''
    const word = forbidden.get(twin)
    return word === undefined ? [] : [{ name, twin, word }]
  })
}

/** Splits a name: 'findTeachersByGroepId' → find, teachers, by, groep, id. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

const singular = (word: string): string => word.replace(/s$/, '')

/** Returns the forbidden words in these names: single ones, and pairs written together (`carePlan`). */
export function twinsIn(names: Iterable<string>, forbidden: Forbidden): readonly Twin[] {
  return [...names].flatMap((name) => {
    const words = wordsOf(name)
    const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)
    const twin = [...words, ...pairs].map(singular).find((word) => forbidden.has(word))
    const word = twin === undefined ? undefined : forbidden.get(twin)
    return twin === undefined || word === undefined ? [] : [{ name, twin, word }]
  })
}

/** Returns every identifier of a TypeScript module: variables, properties, types. */
export function namesIn(file: string, source: string): ReadonlySet<string> {
  const names = new Set<string>()
  const add = ({ name }: { readonly name: string }): void => void names.add(name)
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program)
  return names
}

/** Returns the name of a file and those of the folders it is in. */
export function namesInPath(file: string): readonly string[] {
  return file.split(/[\\/]/)
}

/** Returns the tables, columns and functions of a SQL file; comments and quoted texts count as prose. */
export function namesInSql(source: string): ReadonlySet<string> {
  const code = source.replace(/--.*$/gm, '').replace(/'[^']*'/g, '')
  return new Set(code.match(/[\p{L}_]+/gu))
}
