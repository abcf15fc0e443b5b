import { parseSync, Visitor } from 'vite'

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

/** One place where a test asks the page only once: the part in `expect(…)`, as offsets in the source. */
export interface AskedOnce {
  readonly asked: string
  readonly start: number
  readonly end: number
}

/**
 * Returns where a test demands something of a page that it asks only once. The page may be a moment later on a busy machine,
 * so that the test must ask until it is so, with `expect.poll`.
 */
export function pageAskedOnce(file: string, source: string): AskedOnce[] {
  const found: AskedOnce[] = []
  new Visitor({
    CallExpression({ callee: matcher, arguments: [demanded] }) {
      if (matcher.type !== 'MemberExpression') return
      const { object: said } = matcher
      if (said.type !== 'CallExpression' || said.callee.type !== 'Identifier') return
      const [subject] = said.arguments
      if (said.callee.name !== 'expect' || subject?.type !== 'AwaitExpression') return
      const { argument } = subject
      if (argument.type !== 'CallExpression' || argument.callee.type !== 'MemberExpression') return
      const { property } = argument.callee
      if (property.type !== 'Identifier' || !ASKED.has(property.name)) return
      if (demanded?.type === 'Literal' && NOTHING.has(demanded.value)) return
      if (matcher.property.type === 'Identifier' && matcher.property.name === 'toBeNull') return
      found.push({ asked: property.name, start: said.start, end: said.end })
    },
  }).visit(parseSync(file, source).program)
  return found
}
