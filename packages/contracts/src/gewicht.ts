import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { keuzes } from './keuze.ts'

type Soorten = z.core.$ZodTypes

/** Any zod schema, whatever it produces. */
export interface Schema {
  readonly _zod: { readonly def: object }
}

/** The most bytes per character in JSON: a character can be written as \u00e9. */
const PER_TEKEN = 6
/** The bytes for a number, a day or an id: anything that has no length of its own. */
const KORT = 48
/** The most bytes per character in a form, where a character can be written as %3D. */
const PER_TEKEN_FORMULIER = 3

/** Returns the most characters that a text may have; Infinity when no maximum is set. */
export function langste(schema: z.core.$ZodString): number {
  const grenzen = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  )
  return Math.min(...grenzen, Infinity)
}

/** Returns the most items that a list may have; Infinity when no maximum is set. */
const meeste = (schema: z.core.$ZodArray): number => langste(schema as unknown as z.core.$ZodString)

const som = (schemas: Iterable<Schema>): number => {
  let totaal = 2
  for (const schema of schemas) totaal += zwaarste(schema) + 1
  return totaal
}

function zwaarsteTekst(schema: z.core.$ZodString): number {
  // A uuid, a day or a moment has a pattern that fixes its length.
  if ('format' in schema._zod.def) return KORT
  return 2 + PER_TEKEN * langste(schema)
}

function zwaarsteObject(shape: z.core.$ZodShape): number {
  const namen = Object.keys(shape).reduce((totaal, naam) => totaal + naam.length + 3, 0)
  return namen + som(Object.values(shape))
}

const zwaarsteVan = (schemas: readonly Schema[]): number => Math.max(0, ...schemas.map(zwaarste))

type Weger<T> = (schema: T) => number

const langsteWaarde = (waarden: Iterable<unknown>): number =>
  Math.max(0, ...[...waarden].map((waarde) => String(waarde).length + 2))

const binnen: Weger<z.core.$ZodOptional | z.core.$ZodNullable> = (schema) =>
  Math.max(4, zwaarste(schema._zod.def.innerType))

/** How each kind of schema is weighed. A kind that is missing here may hold anything. */
const WEGERS: { readonly [Soort in Soorten as Soort['_zod']['def']['type']]?: Weger<Soort> } = {
  string: (schema) => zwaarsteTekst(schema as z.core.$ZodString),
  number: () => KORT,
  boolean: () => KORT,
  literal: (schema) => langsteWaarde(schema._zod.def.values),
  enum: (schema) => langsteWaarde(Object.values(schema._zod.def.entries)),
  optional: binnen,
  nullable: binnen,
  object: (schema) => zwaarsteObject(schema._zod.def.shape),
  array: (schema) => 2 + meeste(schema) * (zwaarste(schema._zod.def.element) + 1),
  tuple: (schema) => som(schema._zod.def.items),
  union: (schema) => zwaarsteVan(schema._zod.def.options),
}

/** Returns the most bytes that a value of this schema takes as JSON; Infinity when nothing bounds it. */
export function zwaarste(schema: Schema): number {
  const takken = keuzes.get(schema as unknown as z.ZodMiniType)?.takken
  if (takken) return zwaarsteVan(takken)
  const soort = schema as unknown as Soorten
  const weeg = WEGERS[soort._zod.def.type] as Weger<Soorten> | undefined
  return weeg?.(soort) ?? Infinity
}

/** The most bytes in a body when its endpoint sets no limit, and the smallest limit that any body gets. */
const GEWOON = 1024 * 1024
const MINST = 16 * 1024

/**
 * Returns how many bytes a call may send: as many as its schema can hold, so that nobody makes the server read what it
 * would refuse anyway. An endpoint may set a lower limit, or a higher one when its schema holds more than the usual.
 */
export function grootsteLichaam({ body, form, bytes, maxBody = GEWOON }: Endpoint): number {
  if (bytes) return maxBody
  const gewicht = body === undefined ? 0 : zwaarste(body)
  const gewogen = form ? (gewicht * PER_TEKEN_FORMULIER) / PER_TEKEN : gewicht
  return Math.max(MINST, Math.min(maxBody, Math.ceil(gewogen)))
}
