import { type ESTree, parseSync, Visitor } from 'vite'

type Expression = ESTree.Expression
type Argument = ESTree.Argument

/** What a locator answers about the page at this very moment, without waiting for the page to become so. */
const ASKED = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isVisible',
  'textContent',
])

/** Answers that say that nothing is there; waiting for those would hide what was there for a moment. */
const NOTHING = new Set<unknown>([0, false, null, ''])

/** One place where a test asks the page only once: what it asks, and where its `expect(…)` stands in the source. */
export interface AskedOnce {
  readonly asked: string
  readonly start: number
  readonly end: number
}

/** Returns the name of the method that an expression calls, as `count` of `rijen.count()`. */
function methodOf(called: Expression): string | null {
  if (called.type !== 'CallExpression' || called.callee.type !== 'MemberExpression') return null
  const { property } = called.callee
  return property.type === 'Identifier' ? property.name : null
}

/** Returns the functions of a file that do nothing but ask the page once, as `const rijen = () => page.locator('li').count()`. */
function askersIn(program: ESTree.Program): ReadonlySet<string> {
  const found = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
      const { body } = init
      if (body.type !== 'BlockStatement' && ASKED.has(methodOf(body) ?? '')) found.add(id.name)
    },
  }).visit(program)
  return found
}

/** Returns what an `expect(await …)` asks of the page only once; null for every other call. */
function askedBy(said: Expression, askers: ReadonlySet<string>): string | null {
  if (said.type !== 'CallExpression' || said.callee.type !== 'Identifier') return null
  const [subject] = said.arguments
  if (said.callee.name !== 'expect' || subject?.type !== 'AwaitExpression') return null
  const { argument } = subject
  if (argument.type === 'CallExpression' && argument.callee.type === 'Identifier')
    return askers.has(argument.callee.name) ? argument.callee.name : null
  const method = methodOf(argument)
  return method !== null && ASKED.has(method) ? method : null
}

const isNothing = (demanded: Argument | undefined): boolean =>
  demanded?.type === 'Literal' && NOTHING.has(demanded.value)

/**
 * Returns where a test demands something of a page that it asks only once. The page may be a moment later on a busy machine,
 * so that the test must ask until it is so, with `expect.poll`.
 */
export function pageAskedOnce(file: string, source: string): AskedOnce[] {
  const found: AskedOnce[] = []
  const { program } = parseSync(file, source)
  const askers = askersIn(program)
  new Visitor({
    CallExpression(demand) {
      const { callee, arguments: demanded } = demand
      if (callee.type !== 'MemberExpression') return
      const asked = askedBy(callee.object, askers)
      if (asked === null || isNothing(demanded[0]) || methodOf(demand) === 'toBeNull') return
      found.push({ asked, start: callee.object.start, end: callee.object.end })
    },
  }).visit(program)
  return found
}
