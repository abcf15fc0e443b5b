import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { endpoints } from '@letterhaven/contracts/endpoints/endpoints'
import { grootsteLichaam, zwaarste, type Schema } from '@letterhaven/contracts/gewicht'
import { keuzes } from '@letterhaven/contracts/keuze'
import { MailadresSchema } from '@letterhaven/contracts/mailadres'
import { lijst } from '@letterhaven/contracts/lijst'
import { tekst } from '@letterhaven/contracts/tekst'
import { findTraag } from './find-traag.ts'

type Soorten = z.core.$ZodTypes
/** Visits one of the schemas that a value in a call can reach. */
type Bezoek = (schema: Soorten, pad: string) => void

/** Returns the schemas that stand directly inside another. */
function binnen(schema: Soorten): readonly (readonly [string, Schema])[] {
  const takken = keuzes.get(schema as unknown as z.ZodMiniType)?.takken
  if (takken) return takken.map((tak, i) => [`<${i}>`, tak])
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [
        ['{sleutel}', def.keyType],
        ['{}', def.valueType],
      ]
    case 'tuple':
      return def.items.map((item, i) => [`[${i}]`, item])
    case 'union':
      return def.options.map((optie, i) => [`<${i}>`, optie])
    case 'optional':
    case 'nullable':
      return [['', def.innerType]]
    default:
      return []
  }
}

function loop(schema: Schema, pad: string, bezoek: Bezoek): void {
  const soort = schema as unknown as Soorten
  bezoek(soort, pad)
  for (const [naam, ander] of binnen(soort)) loop(ander, `${pad}.${naam}`, bezoek)
}

/** Every schema that checks what a call brings, and what it is called in a message. */
const INVOER: readonly (readonly [string, Schema])[] = Object.entries(endpoints).flatMap(
  ([naam, { params, query, body }]: [string, Endpoint]) =>
    Object.entries({ params, query, body }).flatMap(([deel, schema]) =>
      schema ? [[`${naam}.${deel}`, schema] as const] : [],
    ),
)

const soortVan = (check: z.core.$ZodCheck<never>): string => check._zod.def.check
/** Does the check only trim the ends, in one pass? */
const isKnip = (check: z.core.$ZodCheck<never>): boolean =>
  soortVan(check) === 'overwrite' &&
  (check._zod.def as z.core.$ZodCheckOverwriteDef).tx('  x ' as never) === 'x'

const patroonVan = (def: object): RegExp | null =>
  'pattern' in def && def.pattern instanceof RegExp ? def.pattern : null

/** Returns what is wrong with a text: it has no bound, or something runs before the bound or after it failed. */
function foutVanTekst({ _zod: { def } }: z.core.$ZodString): string | null {
  const patroon = patroonVan(def)
  if ('format' in def && patroon === null) return 'a form of its own, without a pattern'
  if ('format' in def) return null
  const checks = def.checks ?? []
  const eerste = checks.findIndex((check) => !isKnip(check))
  const grens = checks[eerste]
  if (!grens || soortVan(grens) !== 'max_length') return 'no length before anything else'
  return grens._zod.def.abort ? null : 'goes on after its length failed'
}

/** Returns what is wrong with a list: its items are looked at even though there are too many. */
function foutVanLijst({ _zod: { def } }: z.core.$ZodArray): string | null {
  const [grens] = def.checks ?? []
  if (!grens || soortVan(grens) !== 'max_length') return 'no length before anything else'
  return grens._zod.def.abort ? null : 'goes on after its length failed'
}

/** The smallest and the largest value that an integer column of the database takes. */
const [KLEINSTE, GROOTSTE] = [-(2 ** 31), 2 ** 31 - 1]

/** Returns what is wrong with a number: it may lie outside what the database takes, which would be a fault of ours. */
function foutVanGetal({ _zod: { def } }: z.core.$ZodNumber): string | null {
  const grens = (soort: 'less_than' | 'greater_than'): number[] =>
    (def.checks ?? []).flatMap(({ _zod: { def: check } }) =>
      check.check === soort ? [Number((check as z.core.$ZodCheckLessThanDef).value)] : [],
    )
  const [boven, onder] = [Math.min(...grens('less_than')), Math.max(...grens('greater_than'))]
  return onder >= KLEINSTE && boven <= GROOTSTE ? null : 'no bounds that the database keeps'
}

/** Texts with half a surrogate pair or NUL, which PostgreSQL takes in no text and no JSON. */
const HALF = ['\0', 'a\0b', '\ud800', 'x\udc00y']

/** The kinds that this walk can look into; any other kind would hide what it does. */
const DOORZICHTIG = new Set(
  'string number boolean literal enum object array record tuple union optional nullable'.split(' '),
)

function foutVan(schema: Soorten): string | null {
  if (keuzes.has(schema as unknown as z.ZodMiniType)) return null
  const { type } = schema._zod.def
  if (type === 'string') return foutVanTekst(schema as z.core.$ZodString)
  if (type === 'number') return foutVanGetal(schema as z.core.$ZodNumber)
  if (type === 'array') return foutVanLijst(schema as z.core.$ZodArray)
  return DOORZICHTIG.has(type) ? null : `nobody looks into '${type}'`
}

/** The caller's own notes, which may hold anything: they are compared with what is stored and never read. */
const VRIJ = new Set(['updateAccountgegevens.body.was..{}'])

function fouten(invoer: typeof INVOER): string[] {
  const gevonden: string[] = []
  for (const [naam, schema] of invoer)
    loop(schema, naam, (een, pad) => {
      const fout = VRIJ.has(pad) ? null : foutVan(een)
      if (fout) gevonden.push(`${pad}: ${fout}`)
    })
  return gevonden
}

/** Returns the places of the texts in a call that accept what the database does not. */
const halve = (invoer: typeof INVOER): string[] => {
  const gevonden: string[] = []
  for (const [naam, schema] of invoer)
    loop(schema, naam, (een, pad) => {
      if (een._zod.def.type !== 'string' || VRIJ.has(pad)) return
      const tekst = een as unknown as z.ZodMiniString
      if (HALF.some((half) => tekst.safeParse(half).success)) gevonden.push(pad)
    })
  return gevonden
}

/** Returns every pattern that the schemas hold, each once. */
function patronen(invoer: typeof INVOER): RegExp[] {
  const alle: RegExp[] = []
  for (const [naam, schema] of invoer)
    loop(schema, naam, ({ _zod: { def } }) => {
      for (const deel of [def, ...(def.checks ?? []).map((check) => check._zod.def)]) {
        const patroon = patroonVan(deel)
        if (patroon) alle.push(patroon)
      }
    })
  return [...new Map(alle.map((patroon) => [String(patroon), patroon])).values()]
}

/** The pattern that `contactmail` once had. */
const TRAAG = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const traag = (schema: Schema): typeof INVOER => [['lok', z.object({ veld: schema as never })]]

describe('what a call brings', () => {
  it('is bounded before anything looks at it, and not looked at after its bound failed', () => {
    expect(fouten(INVOER)).toEqual([])
  })

  it('is a text that the database takes: no NUL, and no half of a sign', () => {
    expect(halve(INVOER)).toEqual([])
    expect(halve(traag(z.string().check(z.maxLength(5, { abort: true }))))).toEqual(['lok.veld'])
  })

  it('is a day that the database knows', () => {
    const dagen = (invoer: typeof INVOER): string[] => {
      const gevonden: string[] = []
      for (const [naam, schema] of invoer)
        loop(schema, naam, (een, pad) => {
          if (een._zod.def.type !== 'string' || !('format' in een._zod.def)) return
          const tekst = een as unknown as z.ZodMiniString
          if (tekst.safeParse('0000-01-01').success) gevonden.push(pad)
        })
      return gevonden
    }
    expect(dagen(INVOER)).toEqual([])
    expect(dagen(traag(z.iso.date()))).toEqual(['lok.veld'])
  })

  it('which a walk over planted faults sees', () => {
    const zonder = z.string().check(z.regex(/^x*$/))
    const later = z.string().check(z.regex(TRAAG), z.maxLength(100, { abort: true }))
    const verder = z.string().check(z.maxLength(100), z.regex(TRAAG))
    const anders = tekst({ max: 5 }, z.regex(TRAAG))
    const open = z.array(anders)
    const groot = z.int().check(z.minimum(0))
    const duister = z.pipe(z.unknown(), z.transform(String))
    expect(
      [zonder, later, verder, open, groot, duister].flatMap((een) => fouten(traag(een))),
    ).toEqual([
      'lok.veld: no length before anything else',
      'lok.veld: no length before anything else',
      'lok.veld: goes on after its length failed',
      'lok.veld: no length before anything else',
      'lok.veld: no bounds that the database keeps',
      "lok.veld: nobody looks into 'pipe'",
    ])
    expect(fouten(traag(anders))).toEqual([])
  })

  it('meets patterns alone whose cost grows as the text does', () => {
    const alle = patronen(INVOER)
    expect(alle.length).toBeGreaterThanOrEqual(20)
    expect(alle.flatMap(findTraag)).toEqual([])
    expect(patronen(traag(tekst({ max: 5 }, z.regex(TRAAG)))).flatMap(findTraag)).toHaveLength(1)
  })
})

/** Texts that are the most costly for a careless pattern. */
const KWAAD: readonly ((n: number) => string)[] = [
  (n) => `a@${'.'.repeat(n)}@`,
  (n) => `${'a'.repeat(n)}!`,
  (n) => `${'a.'.repeat(n / 2)}@`,
  (n) => `${'a@'.repeat(n / 2)}`,
  (n) => `${' '.repeat(n)}x${' '.repeat(n)}!`,
  (n) => '0'.repeat(n),
  (n) => `2026-01-01T${'0'.repeat(n)}`,
  (n) => '-'.repeat(n),
  (n) => '\u{1f600}'.repeat(n / 2),
]

/** Counts the characters that each pattern is given while `werk` runs: the least that it costs on any machine. */
function gelezen(werk: () => void): ReadonlyMap<string, number> {
  const perPatroon = new Map<string, number>()
  const { exec } = RegExp.prototype
  // `test`, `replace` and `match` call `exec` as well.
  RegExp.prototype.exec = function (this: RegExp, tekst: string) {
    perPatroon.set(this.source, (perPatroon.get(this.source) ?? 0) + tekst.length)
    return exec.call(this, tekst)
  }
  try {
    werk()
  } finally {
    RegExp.prototype.exec = exec
  }
  // zod counts the characters of a text with this one: a single class, read once.
  perPatroon.delete(String.raw`[\uD800-\uDBFF]`)
  return perPatroon
}

/** Returns every text schema of a call, with one of the places where it stands. */
function teksten(): [string, z.ZodMiniString][] {
  const perSchema = new Map<z.ZodMiniString, string>()
  for (const [naam, schema] of INVOER)
    loop(schema, naam, (een, pad) => {
      if (een._zod.def.type === 'string') perSchema.set(een as unknown as z.ZodMiniString, pad)
    })
  return [...perSchema].map(([schema, pad]) => [pad, schema])
}

const LANG = 64 * 1024
const isLengte = (def: z.core.$ZodCheckDef): def is z.core.$ZodCheckMaxLengthDef =>
  def.check === 'max_length'

describe('a hostile text as large as a body', () => {
  it.each(teksten())('is read at %s once, or not at all where it has a bound', (_pad, schema) => {
    const { def } = schema._zod
    const grens = (def.checks ?? []).map((check) => check._zod.def).find(isLengte)
    const most = 'format' in def ? Infinity : (grens?.maximum ?? 0)
    for (const make of KWAAD) {
      const tekst = make(LANG)
      for (const tekens of gelezen(() => void schema.safeParse(tekst)).values())
        expect(tekens).toBeLessThanOrEqual(tekst.length <= most ? tekst.length : 0)
    }
  })

  it('reaches the pattern of a schema that goes on after its bound', () => {
    const lang = 'a'.repeat(LANG)
    const verder = z.string().check(z.maxLength(100), z.regex(/^a*$/))
    expect(gelezen(() => void verder.safeParse(lang)).get('^a*$')).toBe(LANG)
    expect(gelezen(() => void MailadresSchema.safeParse(lang)).size).toBe(0)
  })

  it('is a list of which no thing is looked at', () => {
    let gezien = 0
    const ding = z.string().check(z.refine(() => (gezien += 1) > 0))
    const lang = Array.from({ length: 100_000 }, () => 'x')
    expect(lijst(ding, { max: 10 }).safeParse(lang).success).toBe(false)
    expect(gezien).toBe(0)
    z.array(ding).safeParse(lang.slice(0, 3))
    expect(gezien).toBe(3)
  })
})

describe('a body', () => {
  const open = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'openbaar')

  it('of a visitor is as small as what it may hold', () => {
    const groot = open.filter(([, endpoint]) => grootsteLichaam(endpoint) > 100 * 1024)
    expect(groot.map(([naam]) => naam)).toEqual(['finishSsoForm'])
    expect(open.every(([, { body }]) => !body || zwaarste(body) < Infinity)).toBe(true)
  })

  it('weighs what its schema can hold, written out as long as JSON allows', () => {
    const schema = z.strictObject({
      naam: tekst({ max: 100 }),
      ids: lijst(z.uuid(), { max: 1000 }),
      soort: z.optional(z.enum(['a', 'b'])),
    })
    const zwaar = JSON.stringify({
      naam: '\u0001'.repeat(100),
      ids: Array.from({ length: 1000 }, () => crypto.randomUUID()),
      soort: 'b',
    })
    expect(zwaarste(schema)).toBeGreaterThanOrEqual(zwaar.length)
    expect(zwaarste(schema)).toBeLessThan(2 * zwaar.length)
    expect(zwaarste(z.strictObject({ naam: z.string() }))).toBe(Infinity)
  })
})
