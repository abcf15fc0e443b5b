import { parseSync, Visitor } from 'vite'

/** What is no text: nothing in it can be corrected. */
const GEEN_TEKST: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'date',
  'file',
  'hidden',
  'number',
  'radio',
  'range',
  'submit',
])
/** Where prose is typed: there a correction helps. */
const PROZA: ReadonlySet<string> = new Set(['apps/web/src/features/kijk-mee/kijk-mee-vraag.tsx'])
/** What gives the browser leave to change what is typed. */
const VERLOF: Readonly<Record<string, RegExp>> = {
  spellCheck: /^(?:true)?$/,
  autoCorrect: /^on$/,
  autoCapitalize: /^(?:on|sentences)$/,
}

/** What draws fields. */
export const MET_VELDEN = /^(?:apps\/web\/src|packages\/(?:ui|game-kit|games)\/src)\/.*\.tsx$/

interface Attribuut {
  readonly type: string
  readonly name?: unknown
  readonly value?: unknown
  readonly argument?: unknown
}

const tekstVan = (waarde: unknown): string | undefined => {
  if (waarde === null || waarde === undefined) return ''
  const { type, value, expression } = waarde as {
    readonly type: string
    readonly value?: unknown
    readonly expression?: unknown
  }
  if (type === 'JSXExpressionContainer') return tekstVan(expression)
  return type === 'Literal' ? String(value) : undefined
}
const naamVan = ({ name }: Attribuut): string =>
  String((name as { readonly name?: unknown } | undefined)?.name ?? '')
const isBeschermd = ({ type, argument }: Attribuut): boolean =>
  type === 'JSXSpreadAttribute' &&
  (argument as { readonly name?: unknown } | undefined)?.name === 'ZOALS_GETYPT'

/** What an element gives away of the protection of its field. */
function verloven(file: string, alle: readonly Attribuut[]): readonly string[] {
  const mag = (attribuut: Attribuut): boolean =>
    VERLOF[naamVan(attribuut)]?.test(tekstVan(attribuut.value) ?? '') === true && !PROZA.has(file)
  return alle
    .filter((attribuut) => naamVan(attribuut) === 'contentEditable' || mag(attribuut))
    .map(naamVan)
}

/** Is this a bare field for text that a browser may change? */
function isKaal(element: string, alle: readonly Attribuut[]): boolean {
  if (element !== 'input' && element !== 'textarea') return false
  const soort = alle.find((een) => naamVan(een) === 'type')
  const isTekst = !soort || !GEEN_TEKST.has(tekstVan(soort.value) ?? '')
  return isTekst && !alle.some(isBeschermd)
}

/**
 * The fields of a module in which a browser or a keyboard may change what is typed: a bare field for text without
 * `ZOALS_GETYPT`, an element that is edited in place, and a field that takes its protection off.
 */
export function typedFields(file: string, source: string): readonly string[] {
  const found: string[] = []
  const visitor = new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const element = name.type === 'JSXIdentifier' ? name.name : ''
      const alle = attributes as unknown as readonly Attribuut[]
      found.push(...verloven(file, alle).map((naam) => `<${element} ${naam}>`))
      if (isKaal(element, alle)) found.push(`<${element}>`)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}
