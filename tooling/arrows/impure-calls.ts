import { parseSync, Visitor } from 'vite'

/** What tells the time, draws random numbers or touches the machine, as an object or as a function. */
const MACHINE: ReadonlySet<string> = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'process',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
])
const FORBIDDEN_MEMBERS: ReadonlySet<string> = new Set(['Math.random', 'Date.now'])

/** Returns the name of a plain identifier; empty for every other expression. */
const nameOf = (node: { readonly type: string; readonly name?: unknown }): string =>
  node.type === 'Identifier' ? String(node.name) : ''

/** Returns the calls in a module whose result may differ tomorrow, or between a server and a browser. */
export function impureCalls(file: string, source: string): readonly string[] {
  const found: string[] = []
  const visitor = new Visitor({
    MemberExpression({ object, property }) {
      const whole = `${nameOf(object)}.${nameOf(property)}`
      if (FORBIDDEN_MEMBERS.has(whole) || MACHINE.has(nameOf(object))) found.push(whole)
    },
    CallExpression({ callee }) {
      const name = nameOf(callee)
      if (MACHINE.has(name) || name === 'Date') found.push(`${name}()`)
    },
    NewExpression({ callee, arguments: given }) {
      if (nameOf(callee) === 'Date' && given.length === 0) found.push('new Date()')
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}
