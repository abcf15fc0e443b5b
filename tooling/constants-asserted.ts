import { parseSync, Visitor } from 'vite'

const MATCHERS =
  /^to(?:Be(?:CloseTo|(?:Less|Greater)Than(?:OrEqual)?)?|(?:Strict)?Equal|HaveLength|MatchObject|Contain(?:Equal)?)$/

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Returns whether a value is a literal number, or computed from numbers. */
function isNumber(value: unknown, known: ReadonlySet<string>): boolean {
  if (!isNode(value)) return false
  const { type } = value
  if (type === 'Literal') return typeof value['value'] === 'number'
  if (type === 'UnaryExpression') return isNumber(value['argument'], known)
  if (type === 'TSAsExpression') return isNumber(value['expression'], known)
  if (type === 'BinaryExpression')
    return isNumber(value['left'], known) && isNumber(value['right'], known)
  return type === 'Identifier' && known.has(String(value['name']))
}

/** Returns the entries of a table that are numbers, as `TABLE.entry`. */
function numbersIn(table: string, value: unknown, known: ReadonlySet<string>): string[] {
  if (!isNode(value)) return []
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return numbersIn(table, value['expression'], known)
  if (value.type !== 'ObjectExpression') return []
  return (value['properties'] as Node[]).flatMap(({ key, value: entry }) =>
    isNode(key) && isNumber(entry, known) ? [`${table}.${String(key['name'])}`] : [],
  )
}

/** Returns the numbers that a source exports by name, including those in its tables; `known` holds those of earlier sources. */
export function exportedNumbers(
  file: string,
  source: string,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const found = new Set(known)
  const exported: string[] = []
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier') continue
        const names = [
          ...(isNumber(init, found) ? [id.name] : []),
          ...numbersIn(id.name, init, found),
        ]
        for (const name of names) found.add(name)
        exported.push(...names)
      }
    },
  }).visit(parseSync(file, source).program)
  return exported
}

/** Returns every name in a value, and for a table its entry: `TABLE.entry`. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isNode(value)) return []
  const { type, object, property } = value
  if (type === 'Identifier') return [String(value['name'])]
  if (type === 'MemberExpression' && isNode(object) && object.type === 'Identifier')
    return isNode(property) && value['computed'] !== true
      ? [`${String(object['name'])}.${String(property['name'])}`]
      : [String(object['name']), ...namesIn(property)]
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'parent' ? [] : namesIn(inner),
  )
}

/**
 * Returns the numbers that a test imports and asserts against. Such a test stays green whatever the number becomes, so the
 * right number must be written out in the test.
 */
export function constantsAsserted(
  file: string,
  source: string,
  numbers: ReadonlySet<string>,
): string[] {
  const imported = new Set<string>()
  const found: string[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    ImportSpecifier: ({ local }) => void imported.add(local.name),
  }).visit(program)
  new Visitor({
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!MATCHERS.test(callee.property.name)) return
      for (const name of new Set(namesIn(values)))
        if (numbers.has(name) && imported.has(name.split('.')[0] ?? ''))
          found.push(`${file}: ${name}`)
    },
  }).visit(program)
  return found
}
