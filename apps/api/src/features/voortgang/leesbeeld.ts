import { leesengine } from '@letterhaven/adaptief/lezen/leesengine'
import type { Leesgebeurtenis } from '@letterhaven/adaptief/lezen/leesstaat'
import type { Telling } from '@letterhaven/contracts/leerling'
import type { Leesuitleg } from '@letterhaven/contracts/leesuitleg'
import { dagVan as kalenderdagVan } from '@letterhaven/domain/kalenderdag'
import { letterstand } from '@letterhaven/domain/letterstand'
import { nepOordeel } from '@letterhaven/domain/nep-oordeel'
import { readMis, woordenIn } from '@letterhaven/game-kit/opgave/voorgelezen'
import { findCategorie } from '@letterhaven/taal/categorieen'
import { LEESLETTERS } from '@letterhaven/taal/leesletters'
import type { Inhoud } from '../../kern/inhoud.ts'
import { isNepAdres, letterOp } from '../../kern/leeswoorden.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'

/** A stored answer that tells something of reading. */
export interface LeesRow {
  readonly woord_id: string
  readonly categorie: string
  readonly taak_id: string
  readonly hoe: string | null
  readonly flits_ms: number | null
  readonly vraag: string | null
  readonly gegeven: string
  readonly correct: boolean
  readonly gok: number
  readonly ms: number
  readonly gegeven_op: Date
}

/** Whose reading it is, and when it is looked at. */
interface Wie {
  readonly jaargroep: number
  readonly dyslexie: boolean
  readonly nu: Date
}

type Teksten = Pick<Inhoud['teksten'], 'moeilijkheid' | 'find'>

/** What is asked of who listened to a whole text: a step before its questions, which counts nowhere else. */
export const VOORGELEZEN = 'oordeel:samen>markeer'

/** The year of words whose category is not ours any more: the middle of the scale. */
const MIDDEN = 5

const dagVan = ({ gegeven_op }: LeesRow): number => Math.floor(dagenSinds1970(gegeven_op))
const laatstVan = (rijen: readonly LeesRow[]): number =>
  Math.max(...rijen.map(({ gegeven_op }) => dagenSinds1970(gegeven_op)))

/** One reading aloud: all words of a taak that a listener heard on one day. */
function lezingVan(rijen: readonly LeesRow[]): Leesgebeurtenis {
  const { groep = MIDDEN, eiland } = findCategorie(rijen[0]?.categorie ?? '') ?? {}
  return {
    soort: 'lezing',
    vorm: eiland === 'zinnen' ? 'tekst' : 'woorden',
    lezing: {
      woorden: rijen.length,
      goed: rijen.filter(({ correct }) => correct).length,
      ms: rijen.reduce((som, { ms }) => som + ms, 0),
      niveau: groep,
      t: laatstVan(rijen),
    },
  }
}

const tellingVan = (rijen: readonly LeesRow[]): Telling => ({
  goed: rijen.filter(({ correct }) => correct).length,
  totaal: rijen.length,
})

/** How words that do not exist went beside those of the same make that do; nothing before any was read. */
function nepVan(nep: readonly LeesRow[], echt: readonly LeesRow[]): readonly Leesuitleg[] {
  if (nep.length === 0) return []
  const codes = new Set(nep.map(({ categorie }) => categorie))
  const gelezen = {
    nep: tellingVan(nep),
    echt: tellingVan(echt.filter(({ categorie }) => codes.has(categorie))),
  }
  return [{ soort: 'nepwoorden', ...gelezen, oordeel: nepOordeel(gelezen) }]
}

/** How letters went, by their latest readings; nothing before any was heard. */
function lettersVan(rijen: readonly LeesRow[]): readonly Leesuitleg[] {
  const [eerste, laatste] = [rijen[0], rijen.at(-1)]
  if (!eerste || !laatste) return []
  const lezingen = rijen.map(({ woord_id, correct }) => ({
    letter: letterOp(woord_id) ?? '',
    isGoed: correct,
  }))
  return [
    {
      soort: 'letters',
      ...letterstand(LEESLETTERS, lezingen),
      gehoord: rijen.length,
      van: kalenderdagVan(eerste.gegeven_op),
      tot: kalenderdagVan(laatste.gegeven_op),
    },
  ]
}

/** One text that a listener heard, from its beginning to its end; nothing for one that is not ours any more. */
function tekstlezingVan(teksten: Teksten, rij: LeesRow): readonly Leesgebeurtenis[] {
  const opgave = teksten.find(rij.woord_id)?.opgave
  if (opgave?.soort !== 'tekst') return []
  const { length: woorden } = woordenIn(opgave.zinnen)
  const mis = readMis(rij.gegeven, woorden)
  if (!mis) return []
  const niveau = findCategorie(rij.categorie)?.groep ?? MIDDEN
  const lezing = { woorden, goed: woorden - mis.length, ms: rij.ms, niveau, t: laatstVan([rij]) }
  return [{ soort: 'lezing', vorm: 'tekst', lezing }]
}

/** What is asked of who listens to words; builds of before games said so asked nothing else of them. */
const SAMEN: readonly (string | null)[] = ['oordeel:samen', VOORGELEZEN, null]
/** Whether a listener judged it, and not somebody who only says that one was there. */
const isGehoord = ({ hoe, vraag }: LeesRow): boolean => hoe === 'samen' && SAMEN.includes(vraag)
/** Whether it was asked of a word that was shown for a moment. */
const isFlits = ({ vraag }: LeesRow): boolean => vraag === null || vraag.endsWith(':flits')
/** Whether it is a question about a text, and not its reading nor the order of its sentences. */
const isVraag = ({ vraag }: LeesRow): boolean =>
  vraag !== VOORGELEZEN && vraag?.startsWith('orden') !== true

/** What a listener heard: a text, a letter, a word that does not exist, or one that does. */
function watVan({ woord_id, vraag }: LeesRow): 'tekst' | 'letter' | 'nep' | 'echt' {
  if (vraag === VOORGELEZEN) return 'tekst'
  if (letterOp(woord_id) !== null) return 'letter'
  return isNepAdres(woord_id) ? 'nep' : 'echt'
}

const flitsVan = (rij: LeesRow, ms: number): Leesgebeurtenis => ({
  soort: 'flits',
  antwoord: { correct: rij.correct, ms, gok: rij.gok, t: dagenSinds1970(rij.gegeven_op) },
})

/** The questions about one text that were answered on one day. */
function begripVan(teksten: Teksten, rijen: readonly LeesRow[]): Leesgebeurtenis {
  const vragen = rijen.flatMap(({ woord_id, correct, gok }) => {
    const moeilijkheid = teksten.moeilijkheid(woord_id)
    return moeilijkheid ? [{ correct, keuzes: Math.round(1 / gok), moeilijkheid }] : []
  })
  return { soort: 'begrip', antwoorden: { t: laatstVan(rijen), vragen } }
}

const perSleutel = (rijen: readonly LeesRow[], sleutel: (rij: LeesRow) => string) => [
  ...Map.groupBy(rijen, (rij) => `${sleutel(rij)} ${dagVan(rij)}`).values(),
]

/**
 * Returns what stored answers tell of somebody's reading, oldest first: how fluently words are read to a listener, how long a word
 * must be seen, and which texts are understood. Who reads alone is not measured by the clock.
 */
export function leesbeeldVan(
  teksten: Teksten,
  rijen: readonly LeesRow[],
  { jaargroep, dyslexie, nu }: Wie,
): readonly Leesuitleg[] {
  const samen = rijen.filter(isGehoord)
  const perWat = Map.groupBy(samen, watVan)
  const [voorgelezen = [], letters = [], nep = [], echt = []] = (
    ['tekst', 'letter', 'nep', 'echt'] as const
  ).map((wat) => perWat.get(wat))
  const alleen = rijen.filter(({ hoe }) => hoe !== 'samen')
  const vragen = alleen.filter((rij) => isVraag(rij) && teksten.moeilijkheid(rij.woord_id) !== null)
  const gebeurd = [
    ...perSleutel(echt, ({ taak_id }) => taak_id).map(lezingVan),
    ...voorgelezen.flatMap((rij) => tekstlezingVan(teksten, rij)),
    ...alleen
      .filter(isFlits)
      .flatMap((rij) => (rij.flits_ms === null ? [] : [flitsVan(rij, rij.flits_ms)])),
    ...perSleutel(vragen, ({ woord_id }) => woord_id.split(':')[0] ?? '').map((lijst) =>
      begripVan(teksten, lijst),
    ),
  ]
  const begin = leesengine.init({ groep: jaargroep, dyslexie })
  const staat = gebeurd.reduce((tot, wat) => leesengine.update(tot, wat).staat, begin)
  return [
    ...leesengine.explain(staat, dagenSinds1970(nu)),
    ...nepVan(nep, echt),
    ...lettersVan(letters),
  ]
}
