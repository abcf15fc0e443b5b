import { parseSync, Visitor } from 'vite'

/** Input types without text, in which nothing can be corrected. */
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
/** The modules with fields for prose, where correction helps. */
const PROZA: ReadonlySet<string> = new Set(['apps/web/src/features/kijk-mee/kijk-mee-vraag.tsx'])
/** Attributes, with the values that allow the browser to change what is typed. */
const VERLOF: Readonly<Record<string, RegExp>> = {
  spellCheck: /^(?:true)?$/,
  autoCorrect: /^on$/,
  autoCapitalize: /^(?:on|sentences)$/,
}

/** The sources that draw fields. */
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

/** Returns the attributes of an element that lift the protection of its field. */
function verloven(file: string, alle: readonly Attribuut[]): readonly string[] {
  const mag = (attribuut: Attribuut): boolean =>
    VERLOF[naamVan(attribuut)]?.test(tekstVan(attribuut.value) ?? '') === true && !PROZA.has(file)
  return alle
    .filter((attribuut) => naamVan(attribuut) === 'contentEditable' || mag(attribuut))
    .map(naamVan)
}

/** Returns whether this is a bare text field whose contents a browser may change. */
function isKaal(element: string, alle: readonly Attribuut[]): boolean {
  if (element !== 'input' && element !== 'textarea') return false
  const soort = alle.find((een) => naamVan(een) === 'type')
  const isTekst = !soort || !GEEN_TEKST.has(tekstVan(soort.value) ?? '')
  return isTekst && !alle.some(isBeschermd)
}

/**
 * Returns the fields of a module in which a browser or a keyboard may change what is typed: a bare text field without
 * `ZOALS_GETYPT`, an element that is edited in place, and a field that lifts its own protection.
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
