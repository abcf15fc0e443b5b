import {
  GROEP_NUL,
  GROEP_STAP,
  MEAN_MAX,
  ONBEKEND_SD,
  VERLEDEN_MAX,
  VERLEDEN_MIN,
} from './constanten.ts'
import { geldigeAannames } from './aannames.ts'
import { hashTekst } from './rng.ts'
import { buildSamenhang, type Samenhang } from './samenhang.ts'
import type { Bank, Catalogus, Schatting, WoordSchatting } from './types.ts'

/** A word as the engine uses it; `merk` is its number in the list of recent words. */
export interface BankWoord extends Schatting {
  readonly id: string
  readonly categorie: string
  readonly merk: number
  /** The variance of its difficulty, including how far its whole category may be off. */
  readonly ruis: number
}

export interface BankCategorie {
  readonly code: string
  /** Its number, used in seeded draws. */
  readonly merk: number
  readonly groep: number
  readonly vereist: readonly string[]
  /** Empty for spelling. */
  readonly gebied: string
  /** From easy to hard. */
  readonly woorden: readonly BankWoord[]
  /** The difficulty of the hardest word, and the largest variance of any word. */
  readonly zwaarst: { readonly mean: number; readonly ruis: number }
  /** The mean difficulty, and the variance of words around it with their own uncertainty included. */
  readonly midden: number
  readonly spreiding: number
  /** How much harder than was thought calibration found the whole category; in single precision, as in a state. */
  readonly ijk: number
  /** At most 15 words spread evenly over the difficulties, which stand for the whole in sums. */
  readonly raster: readonly Schatting[]
}

export interface Woordenbank {
  readonly versie: number
  /** One number for all that calibration found about whole categories; 0 where it found nothing. */
  readonly ijkMerk: number
  readonly categorieen: ReadonlyMap<string, BankCategorie>
  readonly woorden: ReadonlyMap<string, BankWoord>
  /** The prior covariance of categories. */
  readonly samenhang: Samenhang
  /** The share of slips. */
  readonly slip: number
  /** The table of history; null as long as nothing was learned for it. */
  readonly verleden: readonly number[] | null
  /** The most that the table takes off an ability; 0 or less. */
  readonly verledenMinst: number
}

const RASTER = 15
const MAX_CODE = 64

/** Returns the prior level of a school year, in logits. */
export function niveauVanGroep(groep: number): number {
  return (groep - GROEP_NUL) * GROEP_STAP
}

/**
 * Orders the catalogus for quick choice. A category that only words name counts as one of groep 4 without prerequisites; of two
 * words with one id the first counts.
 */
export function buildWoordenbank(catalogus: Catalogus, bank?: Bank): Woordenbank {
  const woorden = readWoorden(catalogus, bank)
  const perCategorie = new Map<string, BankWoord[]>()
  for (const woord of woorden.values()) {
    const lijst = perCategorie.get(woord.categorie)
    if (lijst) lijst.push(woord)
    else perCategorie.set(woord.categorie, [woord])
  }
  const calibrateVan = (code: string): number => Math.fround(samenVan(bank, code).mean)
  const categorieen = new Map<string, BankCategorie>()
  for (const [code, lijst] of perCategorie) {
    categorieen.set(
      code,
      makeCategorie(
        { code, groep: GROEP_NUL, vereist: [], gebied: '', ijk: calibrateVan(code) },
        lijst,
      ),
    )
  }
  for (const kop of catalogus.categorieen) {
    categorieen.set(
      kop.code,
      makeCategorie(
        { ...kop, gebied: kop.gebied ?? '', ijk: calibrateVan(kop.code) },
        perCategorie.get(kop.code) ?? [],
      ),
    )
  }
  const verleden = readVerleden(bank?.verleden)
  const aannames = geldigeAannames(bank?.aannames)
  return {
    versie: bank?.versie ?? 0,
    ijkMerk: merkVan([...categorieen.values()].filter(({ ijk }) => ijk !== 0)),
    categorieen,
    woorden,
    samenhang: buildSamenhang(catalogus.categorieen, aannames),
    slip: aannames.slip,
    verleden,
    verledenMinst: Math.min(0, ...(verleden ?? [])),
  }
}

const merkVan = (geijkt: readonly BankCategorie[]): number =>
  geijkt.length === 0 ? 0 : hashTekst(geijkt.map(({ code, ijk }) => `${code}:${ijk}`).join())

/** Reads a table of history and keeps it within its bounds; null where it has no effect. */
function readVerleden(tabel: readonly number[] | undefined): readonly number[] | null {
  if (!tabel?.some((x) => x !== 0)) return null
  return tabel.map((x) => Math.max(VERLEDEN_MIN, Math.min(VERLEDEN_MAX, Number.isNaN(x) ? 0 : x)))
}

function readWoorden(catalogus: Catalogus, bank: Bank | undefined): Map<string, BankWoord> {
  const woorden = new Map<string, BankWoord>()
  for (const { id, categorie, moeilijkheid } of catalogus.woorden) {
    if (woorden.has(id) || !isCode(id) || !isCode(categorie)) continue
    const b = geldigWoord(eigen(bank?.moeilijkheid, id) ?? moeilijkheid)
    const samen = samenVan(bank, categorie)
    const mee = b.mee ?? 0
    const ruis = b.sd * b.sd + ((1 + mee) * samen.sd) ** 2
    const mean = b.mean + samen.mean
    const sd = mee === 0 ? b.sd : Math.hypot(b.sd, mee * samen.sd)
    woorden.set(id, { id, categorie, merk: hashTekst(id), ruis, mean, sd })
  }
  return woorden
}

/** Returns what a table itself holds for a key, and not what every object inherits: 'constructor' is a Dutch word. */
const eigen = <S>(tabel: Readonly<Record<string, S>> | undefined, sleutel: string): S | undefined =>
  tabel && Object.hasOwn(tabel, sleutel) ? tabel[sleutel] : undefined

/** Returns what calibration found about a whole category; 0 with sd 0 where it did not look. */
const samenVan = (bank: Bank | undefined, code: string): Schatting =>
  geldig(eigen(bank?.categorieen, code) ?? { mean: 0, sd: 0 })

/** Excludes control characters, which would run codes together, and half characters, which bytes do not keep. */
const CODE = /^[^\p{Cc}\p{Cs}]+$/u

/** Whether the stored state can hold this id or code; a word without such an id is left out. */
export function isCode(code: string): boolean {
  return code.length <= MAX_CODE && CODE.test(code)
}

type Kop = Pick<BankCategorie, 'code' | 'groep' | 'vereist' | 'gebied' | 'ijk'>

function makeCategorie(ruw: Kop, lijst: readonly BankWoord[]): BankCategorie {
  const groep = Math.abs(ruw.groep) <= MEAN_MAX ? ruw.groep : GROEP_NUL
  const kop = { ...ruw, groep, merk: hashTekst(ruw.code) }
  const woorden = lijst.toSorted((a, b) => a.mean - b.mean || (a.id < b.id ? -1 : 1))
  if (woorden.length === 0) {
    const midden = niveauVanGroep(groep)
    const raster = [{ mean: midden, sd: ONBEKEND_SD }]
    const ruis = ONBEKEND_SD ** 2
    return { ...kop, woorden, zwaarst: { mean: midden, ruis }, midden, spreiding: ruis, raster }
  }
  const n = woorden.length
  const midden = woorden.reduce((som, w) => som + w.mean, 0) / n
  const spreiding = woorden.reduce((som, w) => som + (w.mean - midden) ** 2 + w.ruis, 0) / n
  const punten = Math.min(RASTER, n)
  const plekken = Array.from({ length: punten }, (_, i) => Math.floor(((i + 0.5) * n) / punten))
  const raster = plekken.map((i) => woorden[i]).filter((w) => w !== undefined)
  const zwaarst = {
    mean: woorden.reduce((meest, w) => Math.max(meest, w.mean), -Infinity),
    ruis: woorden.reduce((meest, w) => Math.max(meest, w.ruis), 0),
  }
  return { ...kop, woorden, zwaarst, midden, spreiding, raster }
}

/** Returns a difficulty in a form that the engine can compute with. */
export function geldig(b: Schatting): Schatting {
  const mean = Number.isFinite(b.mean) ? b.mean : 0
  const sd = Number.isFinite(b.sd) && b.sd >= 0 ? Math.min(b.sd, 3) : ONBEKEND_SD
  return { mean: Math.max(-MEAN_MAX, Math.min(MEAN_MAX, mean)), sd }
}

/** Returns the same for a word, with how it moves along with its category where that is given. */
export function geldigWoord(b: WoordSchatting): WoordSchatting {
  const { mee } = b
  const gaatMee = mee !== undefined && mee >= -1 && mee < 0 && b.sd > 0
  return gaatMee ? { ...geldig(b), mee } : geldig(b)
}
