import { parseSync, Visitor } from 'vite'

/**
 * The modules that may turn a day into an instant or back, or format either by a clock. A day ('2026-11-21') is the same
 * everywhere, while an instant falls on another day elsewhere.
 */
const DEUREN: ReadonlySet<string> = new Set([
  'packages/contracts/src/dag.ts',
  'packages/domain/src/datum.ts',
  'packages/domain/src/kalenderdag.ts',
  'packages/domain/src/schooljaar.ts',
  'packages/domain/src/oefenplaats.ts',
  'packages/domain/src/lijst/dag-in-cel.ts',
  'apps/web/src/shared/weergave/datum.ts',
  'apps/api/src/seed/historie/agenda.ts',
])

/** Members whose result depends on the zone of the device or the server, or on its language tables. */
const HIER: ReadonlySet<string> = new Set([
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toDateString',
  'toTimeString',
  'getDate',
  'getDay',
  'getMonth',
  'getFullYear',
  'getHours',
  'getMinutes',
  'getSeconds',
  'getTimezoneOffset',
  'setDate',
  'setMonth',
  'setFullYear',
  'setHours',
  'setMinutes',
  'valueAsDate',
  'DateTimeFormat',
  'RelativeTimeFormat',
])
const KNIPPEN: ReadonlySet<string> = new Set(['slice', 'substring', 'substr', 'split'])

/** The sources of the product, in the browser and on the server. */
export const MET_DAGEN = /^(?:apps|packages)\/(?!testkit\/)[^/]+\/src\/(?!.*\.test\.)/
const IN_WEB = /^apps\/web\/src\//

interface Node {
  readonly type: string
  readonly name?: unknown
  readonly value?: unknown
}

const nameOf = ({ type, name }: Node): string => (type === 'Identifier' ? String(name) : '')

/** Returns whether the node is a text in the source, and so perhaps a day with a time appended to it. */
const isTekst = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

/** Returns the places outside those modules where a module turns a day into an instant, or reads a day off an instant. */
export function dayUses(file: string, source: string): readonly string[] {
  if (DEUREN.has(file)) return []
  const found: string[] = []
  // In a browser only those modules turn a text into an instant. Sending one does not count as reading a day.
  const naarIso = new Set<number>()
  const visitor = new Visitor({
    MemberExpression({ object, property }) {
      const naam = nameOf(property)
      if (HIER.has(naam)) found.push(naam)
      if (naam === 'toISOString' && object.type === 'NewExpression') naarIso.add(object.start)
      const isIso =
        object.type === 'CallExpression' &&
        object.callee.type === 'MemberExpression' &&
        ['toISOString', 'toJSON'].includes(nameOf(object.callee.property))
      if (isIso && KNIPPEN.has(naam)) found.push(`toISOString().${naam}`)
      if (nameOf(object) === 'Date' && naam === 'UTC') found.push('Date.UTC')
    },
    CallExpression({ callee, arguments: [eerste] }) {
      const isParse =
        callee.type === 'MemberExpression' &&
        nameOf(callee.object) === 'Date' &&
        nameOf(callee.property) === 'parse'
      if (isParse && eerste && isTekst(eerste)) found.push('Date.parse(tekst)')
    },
    NewExpression({ callee, arguments: gegeven, start }) {
      const [eerste] = gegeven
      if (nameOf(callee) !== 'Date' || !eerste) return
      if (gegeven.length > 1) found.push('new Date(jaar, maand)')
      else if (isTekst(eerste)) found.push('new Date(tekst)')
      else if (IN_WEB.test(file) && !naarIso.has(start)) found.push('new Date(…)')
    },
    TemplateElement({ value }) {
      if (/^T\d\d:/.test(value.raw)) found.push(`…${value.raw}`)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}
