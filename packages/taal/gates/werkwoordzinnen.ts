import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { CATEGORIEEN } from '../src/categorieen.ts'
import { ongepast } from '../src/ongepast.ts'
import { juisteVormen } from '../src/vervoeg.ts'
import { homofonen, type HomofoonKant } from '../src/werkwoord-homofoon.ts'
import { scheidDeel } from '../src/werkwoord-regels.ts'
import type { Werkwoord, Werkwoordzin } from '../src/werkwoord.ts'
import type { Spelling } from './spelling.ts'
import type { Wijzers } from './werkwoord-wijzers.ts'

/** What the gates of sentences look things up in. */
export interface Zinbronnen {
  spelling: Spelling
  noordelijk: ReadonlySet<string>
  werkwoorden: ReadonlyMap<string, Werkwoord>
  /** Words that show whether a sentence is about now or then. */
  wijzers: Wijzers
}

/** A gate returns everything that is wrong with one sentence; an empty list lets it through. */
export type Zinpoort = (zin: Werkwoordzin, werkwoord: Werkwoord, bronnen: Zinbronnen) => string[]

const GAT = '___'
const ZINSWOORD = /[\p{L}'’-]+|___/gu
const ZIN = { min: 4, max: 12 }
/** The year in which each tense and each role of a participle is first taught. */
const EERSTE_GROEP = {
  tt: CATEGORIEEN['ww-tt'].groep,
  vt: CATEGORIEEN['ww-vt'].groep,
  vd: CATEGORIEEN['ww-vd'].groep,
  bvd: CATEGORIEEN['ww-bvd'].groep,
  /** An order has the form for ik, and is taught after the participles. */
  gw: CATEGORIEEN['ww-bvd'].groep,
}
/** A part at the end of a clause, which makes another verb of the one before it (`belt … aan`). */
const LOS_DEEL =
  /(?<=\s)(?:aan|af|bij|dicht|door|in|leeg|mee|na|neer|om|op|tegen|terug|toe|uit|vast|voor|weg)(?=[.,!?])/
/** Auxiliary verbs that come before a participle in a sentence. */
const HULP = /^(?:heb|hebt|heeft|hebben|is|ben|bent|zijn)$/
const ONDERWERP = {
  ik: ['ik'],
  jij: ['jij', 'je'],
  u: ['u'],
  wij: ['wij', 'we'],
  jullie: ['jullie'],
} as const

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])
const woordenVan = (zin: string): string[] => zin.toLowerCase().match(ZINSWOORD) ?? []

/** Returns the sentence with its one right form filled in, as a child reads it afterwards. */
export function fillIn(zin: Werkwoordzin, werkwoord: Werkwoord): string {
  const [vorm = GAT] = juisteVormen(werkwoord, zin)
  const isBegin = zin.zin.startsWith(GAT)
  return zin.zin.replace(GAT, isBegin ? vorm.charAt(0).toUpperCase() + vorm.slice(1) : vorm)
}

/**
 * There is one gap with one right form, which the sentence does not give away. A part that separates from the verb is there,
 * and no other.
 */
const eenVorm: Zinpoort = (zin, werkwoord) => {
  const vormen = juisteVormen(werkwoord, zin)
  const woorden = woordenVan(zin.zin)
  const isLos = zin.rol === 'pv' || zin.rol === 'gw'
  const deel = isLos ? scheidDeel(werkwoord) : ''
  const [los = ''] = isLos ? (LOS_DEEL.exec(zin.zin) ?? []) : []
  return [
    ...mits(zin.zin.split(GAT).length === 2, 'niet precies één plaats'),
    ...mits(vormen.length === 1, `${vormen.length} goede vormen: ${vormen.join(', ')}`),
    ...vormen.filter((vorm) => woorden.includes(vorm)).map((vorm) => `${vorm} staat er al`),
    ...mits(deel === '' || woorden.lastIndexOf(deel) > woorden.indexOf(GAT), `${deel} ontbreekt`),
    ...mits(los === '' || los === deel, `${los} maakt er een ander werkwoord van`),
  ]
}

/** The sentence obeys the sentence rules of the corpus, with the form filled in. */
const leesbaar: Zinpoort = (zin, werkwoord, { spelling, noordelijk }) => {
  const tekst = fillIn(zin, werkwoord)
  const woorden = tekst.match(ZINSWOORD) ?? []
  const [eerste = ''] = woorden
  const kent = (woord: string, i: number): boolean =>
    spelling.kent(woord) || (i === 0 && spelling.kent(eerste.toLowerCase()))
  return [
    ...mits(woorden.length >= ZIN.min && woorden.length <= ZIN.max, `${woorden.length} woorden`),
    ...mits(/^\p{Lu}.*[.!?]$/u.test(tekst), 'hoofdletter of leesteken ontbreekt'),
    ...woorden.filter((woord, i) => !kent(woord, i)).map((woord) => `onbekend: ${woord}`),
    ...woorden
      .map((woord) => woord.toLowerCase())
      .filter((woord) => ongepast(woord) !== undefined || noordelijk.has(woord))
      .map((woord) => `past niet: ${woord}`),
    ...findHollands(tekst).map((vondst) => `past niet: ${vondst.woord}`),
  ]
}

/** The subject is in the sentence, on the side of the verb that `inversie` says; only a third person is not checked. */
const onderwerpKlopt: Zinpoort = (zin) => {
  if (zin.rol !== 'pv' || zin.persoon === 'hij' || zin.persoon === 'zij-meer') return []
  const woorden = woordenVan(zin.zin)
  const namen: readonly string[] = ONDERWERP[zin.persoon]
  const na = woorden[woorden.indexOf(GAT) + 1] ?? ''
  return [
    ...mits(
      woorden.some((woord) => namen.includes(woord)),
      `${zin.persoon} ontbreekt`,
    ),
    ...mits(namen.includes(na) === zin.inversie, `inversie is niet ${zin.inversie}`),
  ]
}

/** The sentence shows its tense by something other than the form itself, and never shows the other tense. */
const tijdKlopt: Zinpoort = (zin, _, { wijzers }) => {
  if (zin.rol !== 'pv') return []
  const woorden = woordenVan(zin.zin)
  const anders = zin.tijd === 'tt' ? 'vt' : 'tt'
  return [
    ...mits(
      woorden.some((woord) => wijzers[zin.tijd].has(woord)),
      `niets zegt dat het ${zin.tijd} is`,
    ),
    ...woorden
      .filter((woord) => wijzers[anders].has(woord))
      .map((woord) => `${woord} hoort bij ${anders}`),
  ]
}

/** An order begins its clause and names nobody who does it. */
const gebiedt = (zin: string): boolean =>
  /(?:^|[,;:!] |\b(?:en|of|maar|dan) )___ /.test(zin) &&
  !/___ (?:ik|jij|u|hij|zij|ze|wij|we|jullie|het)\b/.test(zin)

/** A participle has its auxiliary verb before it; a participle used as an adjective has a noun to describe. */
const rolKlopt: Zinpoort = (zin) => {
  const woorden = woordenVan(zin.zin)
  const plaats = woorden.indexOf(GAT)
  if (zin.rol === 'gw') return mits(gebiedt(zin.zin), 'is geen bevel')
  if (zin.rol === 'vd')
    return mits(
      woorden.slice(0, plaats).some((woord) => HULP.test(woord)),
      'hulpwerkwoord ontbreekt',
    )
  if (zin.rol === 'pv') return []
  return mits(
    /^(?:de|het|mijn|net|gisteren|snoep)$/.test(woorden[plaats - 1] ?? '') &&
      plaats + 2 < woorden.length,
    'staat niet voor een zelfstandig naamwoord',
  )
}

/** A sentence comes no earlier than the year in which the verb and its role are taught. */
const groepKlopt: Zinpoort = (zin, werkwoord) => {
  const eerste = EERSTE_GROEP[zin.rol === 'pv' ? zin.tijd : zin.rol]
  return mits(
    zin.groep <= 8 && zin.groep >= Math.max(eerste, werkwoord.groep),
    `te vroeg in groep ${zin.groep}`,
  )
}

/** All gates that look at one sentence. */
export const ZINPOORTEN: Readonly<Record<string, Zinpoort>> = {
  vorm: eenVorm,
  leesbaar,
  onderwerp: onderwerpKlopt,
  tijd: tijdKlopt,
  rol: rolKlopt,
  groep: groepKlopt,
}

/** Returns whether the sentence asks for this side of a pair of homophones. */
function vraagtNaar(zin: Werkwoordzin, werkwoord: Werkwoord, kant: HomofoonKant): boolean {
  if (zin.infinitief !== werkwoord.infinitief || zin.rol !== kant.rol) return false
  if (zin.rol === 'pv' && zin.tijd !== kant.tijd) return false
  return juisteVormen(werkwoord, zin).includes(kant.vorm)
}

/** Returns the sides of homophones that no sentence asks for, though only a sentence can tell them apart. */
export function ongevraagd(
  werkwoorden: readonly Werkwoord[],
  zinnen: readonly Werkwoordzin[],
): string[] {
  return werkwoorden.flatMap((werkwoord) =>
    homofonen(werkwoord)
      .flat()
      // Both `ik rijd` and `ik rij` are right, so no sentence can ask for one and not the other.
      .filter((kant) => werkwoord.stamOok === undefined || kant.vorm !== werkwoord.stam)
      .filter((kant) => !zinnen.some((zin) => vraagtNaar(zin, werkwoord, kant)))
      .map((kant) => `${werkwoord.infinitief}: ${kant.vorm} (${kant.rol} ${kant.tijd ?? ''})`),
  )
}
