import { parseSync, Visitor } from 'vite'

/** A change of a source that a test of it should notice. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The text before and after the change, for readers of the list of survivors. */
  readonly what: string
}

/** A stretch of a source. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** An exported function: its name and its place. */
export interface Exported extends Stretch {
  readonly name: string
}

/** Operators with what each is mistaken for: the neighbouring bound, the opposite sum, the other connective. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

interface Node extends Stretch {
  readonly type: string
}

/** Returns the exported functions of a module, written as a function or as a named arrow. */
export function exportedFunctions(file: string, source: string): readonly Exported[] {
  const found: Exported[] = []
  const visitor = new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id && declaration.body)
        found.push({
          name: declaration.id.name,
          start: declaration.body.start,
          end: declaration.body.end,
        })
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
          found.push({ name: id.name, start: init.body.start, end: init.body.end })
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

/** Returns every mutant within a stretch of a module. */
export function mutantsOf(
  file: string,
  source: string,
  { start, end }: Stretch,
): readonly Mutant[] {
  const found: Mutant[] = []
  const isHere = (node: Stretch): boolean => node.start >= start && node.end <= end
  /** Fallbacks for an element that is always there: the types demand them, and changing them has no effect. */
  const never = new Set<number>()
  const textOf = (node: Stretch): string => source.slice(node.start, node.end)
  const add = (node: Stretch, text: string): void => {
    if (isHere(node))
      found.push({ start: node.start, end: node.end, text, what: `${textOf(node)} -> ${text}` })
  }
  /** Swaps an operator, which is found once between its two sides, whatever space or comment surrounds it. */
  const swap = (operator: string, left: Node, right: Node): void => {
    const other = OPERATORS[operator]
    const at = source.indexOf(operator, left.end)
    if (other !== undefined && at !== -1 && at < right.start)
      add({ start: at, end: at + operator.length }, other)
  }
  const visitor = new Visitor({
    BinaryExpression: ({ operator, left, right }) => swap(operator, left, right),
    LogicalExpression({ operator, left, right }) {
      swap(operator, left, right)
      if (operator === '??' && left.type === 'MemberExpression' && left.computed)
        never.add(right.start)
    },
    UnaryExpression(node) {
      if (node.operator === '!') add(node, textOf(node.argument))
    },
    ConditionalExpression(node) {
      const [test, yes, no] = [node.test, node.consequent, node.alternate].map(textOf)
      add(node, `(${test}) ? (${no}) : (${yes})`)
    },
    IfStatement({ test }) {
      // A negation has already been removed above.
      if (test.type !== 'UnaryExpression') add(test, `!(${textOf(test)})`)
    },
    Literal(node) {
      if (typeof node.value === 'number' && !never.has(node.start))
        add(node, `(${textOf(node)} + 1)`)
      if (typeof node.value === 'boolean') add(node, String(!node.value))
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found.toSorted((a, b) => a.start - b.start)
}

/** Returns the source with the mutant in it. */
export const withMutant = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end)
