import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { keuzes } from './keuze.ts'

type Soorten = z.core.$ZodTypes

/** Any schema of zod, whatever it makes. */
export interface Schema {
  readonly _zod: { readonly def: object }
}

/** A character written out as \u00e9. */
const PER_TEKEN = 6
/** A number, a day, an id: whatever has no length of its own. */
const KORT = 48
/** A form writes a character as %3D. */
const PER_TEKEN_FORMULIER = 3

/** The most characters that a text may have; Infinity where nobody said. */
export function langste(schema: z.core.$ZodString): number {
  const grenzen = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  )
  return Math.min(...grenzen, Infinity)
}

/** The most things that a list may have; Infinity where nobody said. */
const meeste = (schema: z.core.$ZodArray): number => langste(schema as unknown as z.core.$ZodString)

const som = (schemas: Iterable<Schema>): number => {
  let totaal = 2
  for (const schema of schemas) totaal += zwaarste(schema) + 1
  return totaal
}

function zwaarsteTekst(schema: z.core.$ZodString): number {
  // A uuid, a day or a moment: its own pattern says how long it is.
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

/** How each kind of schema is weighed. A kind that is not here may hold anything. */
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

/** The most bytes that a value of this schema takes as JSON; Infinity where nothing bounds it. */
export function zwaarste(schema: Schema): number {
  const takken = keuzes.get(schema as unknown as z.ZodMiniType)?.takken
  if (takken) return zwaarsteVan(takken)
  const soort = schema as unknown as Soorten
  const weeg = WEGERS[soort._zod.def.type] as Weger<Soorten> | undefined
  return weeg?.(soort) ?? Infinity
}

/** What a body may weigh where its schema says nothing, or less than this. */
const GEWOON = 1024 * 1024
const MINST = 16 * 1024

/**
 * How many bytes a call may send: as many as its schema can hold, so that nobody makes the server read what it would
 * refuse. An endpoint may say less, or more where its schema holds more than the usual.
 */
export function grootsteLichaam({ body, form, bytes, maxBody = GEWOON }: Endpoint): number {
  if (bytes) return maxBody
  const gewicht = body === undefined ? 0 : zwaarste(body)
  const gewogen = form ? (gewicht * PER_TEKEN_FORMULIER) / PER_TEKEN : gewicht
  return Math.max(MINST, Math.min(maxBody, Math.ceil(gewogen)))
}
