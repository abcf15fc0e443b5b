import { takeLast } from '@letterhaven/game-kit/onderdelen/rij'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { gokVan, ordesVan } from '@letterhaven/game-kit/opgave/kansen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { hoist, liftNaar, load, metLift } from './lift.ts'
import { brugVan, gericht, isVrij, LAND_MS, fits, searchFout, WAKKER } from './verdieping.ts'
import type { Input, Klimbeurt, Verdieping } from './verdieping.ts'
import { gemaakteVan, verhaalTotNu } from './verhaal.ts'

/** Fewer words have no order to think about; more do not fit on a floor. */
const WOORDEN = { minst: 3, meest: 11 } as const
/** Each third floor has a bell, and the tower shows its other side there. */
export const KLOK = 3
/** The shortest sentence that a child puts in order. */
const KORTST = 4

/** Returns the stones of a floor, in any order: the words, and those that belong elsewhere. */
const makeStenen = (
  { woorden, vreemd = [] }: ZinOpgave,
  rnd: OpeningBij['rnd'],
): readonly string[] => shuffle([...new Set([...woorden, ...vreemd])], rnd)

/** Stamps the stone: its word lies in the bridge where it fits. The first that does not ends the answer, as far as it went. */
function stamp({ item, opgave }: Klimbeurt, steen: number): Zet<Verdieping> {
  const woord = opgave.stenen[steen] ?? ''
  const brug = [...brugVan(opgave), woord]
  if (!fits(item, brug))
    return { opgave: { ...opgave, op: steen, raar: woord }, gegeven: brug.join('/') }
  const gelegd = [...opgave.gelegd, steen]
  return {
    opgave: { ...opgave, gelegd, op: steen, raar: null },
    events: [fx('stamp', steen)],
    ...(brug.length === item.woorden.length ? { gegeven: brug.join('/') } : {}),
  }
}

/** Reads the story so far aloud, which the dragon hears once on each floor. */
function hear({ item, opgave }: Klimbeurt): Zet<Verdieping> | null {
  const tekst = verhaalTotNu(item).join(' ')
  if (tekst === '') return null
  const say = { type: 'say', what: 'zin', itemId: item.id, tekst } as const
  if (opgave.isGehoord) return { events: [say] }
  const gehoord = opgave.gehoord + 1
  return {
    opgave: { ...opgave, gehoord, isGehoord: true },
    events: [say, ...(gehoord === WAKKER ? [fx('geheim')] : [])],
  }
}

/** What is done on foot, at the stage without a lift. */
function climb(beurt: Klimbeurt, input: Input): Zet<Verdieping> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'spring': {
      const { steen } = input
      if (!isVrij(opgave, steen) || opgave.op === steen) return null
      return { opgave: { ...opgave, op: steen, ms: 0, raar: null }, events: [fx('spring', steen)] }
    }
    case 'stamp': {
      const staat = gericht(opgave) === input.steen && opgave.ms >= LAND_MS
      const mag = input.licht === true ? isVrij(opgave, input.steen) : staat
      return mag ? stamp(beurt, input.steen) : null
    }
    default:
      return null
  }
}

/** What is done with the lift, at the stage that has one. */
function lift(beurt: Klimbeurt, input: Input): Zet<Verdieping> | null {
  if (input.type === 'laad') return load(beurt, input.steen)
  return input.type === 'hijs' ? hoist(beurt) : null
}

function handle(beurt: Klimbeurt, input: Input): Zet<Verdieping> | null {
  const { opgave, staat } = beurt
  switch (input.type) {
    case 'terug': {
      const gelegd = takeLast(opgave.gelegd)
      const laatste = opgave.gelegd.at(-1)
      return (
        gelegd && {
          opgave: { ...opgave, gelegd, ms: 0, raar: null },
          events: [fx('terug', laatste)],
        }
      )
    }
    case 'hoor':
      return hear(beurt)
    default:
      return metLift(staat) ? lift(beurt, input) : climb(beurt, input)
  }
}

/** Returns the next move towards an order: a word that stands on no stone here becomes one that does not fit. */
function naar(beurt: Klimbeurt, vorm: string): Input | null {
  const { item, opgave, staat } = beurt
  const doel = vorm.split('/')
  if (metLift(staat)) return liftNaar(beurt, doel)
  const brug = brugVan(opgave)
  if (brug.some((woord, i) => woord !== doel[i])) return { type: 'terug' }
  const { stenen } = opgave
  const gevonden = stenen.findIndex(
    (woord, steen) => woord === doel[brug.length] && isVrij(opgave, steen),
  )
  const steen = gevonden < 0 ? searchFout(item, stenen, brug) : gevonden
  if (opgave.op !== steen) return { type: 'spring', steen }
  return opgave.ms < LAND_MS ? null : { type: 'stamp', steen }
}

/** Returns what can be given, as far as anybody tells it apart: the right order, and one mistake at each of its words. */
function vormen({ item, opgave }: Klimbeurt): readonly string[] {
  const mis = item.woorden.flatMap((_, i) => {
    const brug = item.woorden.slice(0, i)
    const woord = opgave.stenen[searchFout(item, opgave.stenen, brug)]
    return woord === undefined ? [] : [...brug, woord].join('/')
  })
  return [item.woorden.join('/'), ...mis]
}

function zin({ item, opgave }: Klimbeurt): string {
  const brug = brugVan(opgave).join(' ')
  const over = opgave.stenen.filter((_, steen) => isVrij(opgave, steen)).join(', ')
  const tot = brug === '' ? 'De brug is nog leeg.' : `De zin tot nu toe: ${brug}.`
  return `${tot} De zin heeft ${item.woorden.length} woorden. Op de stenen staat: ${over}.`
}

/** The rules of platformklimmen: jump from word to word in the order of the sentence, which becomes the bridge up. */
export const rules = makeBeurtRules<Verdieping, Input, ZinOpgave>({
  speelt: 'zin',
  vorm: 3,
  open: (item, { rnd, vorige }) => {
    const { woorden } = item
    if (woorden.length < WOORDEN.minst || woorden.length > WOORDEN.meest) return null
    if (new Set(woorden).size < woorden.length || !fits(item, woorden)) return null
    const leeg = { gelegd: [], op: null, ms: 0, raar: null, isGehoord: false }
    return { opgave: { stenen: makeStenen(item, rnd), gehoord: vorige?.gehoord ?? 0, ...leeg } }
  },
  handle,
  tik: ({ opgave }, erbij) =>
    gericht(opgave) === null || opgave.ms >= LAND_MS
      ? null
      : { opgave: { ...opgave, ms: Math.min(LAND_MS, opgave.ms + erbij) } },
  gevraagd: ({ staat }) => ({ vraag: staat.poging === 1 ? 'orden:zin' : 'orden:herstel' }),
  mend: ({ opgave }) => ({ ...opgave, op: null, ms: 0 }),
  naGoed: (nu, vorige) => {
    const [hoog, laag] = [gemaakteVan(nu), gemaakteVan(vorige)]
    return hoog > laag && hoog % KLOK === 0 ? [fx('jaaa', hoog)] : []
  },
  record: gemaakteVan,
  gok: gokVan(1, ordesVan(KORTST)),
  goed: ({ item }) => item.woorden.join('/'),
  vormen,
  naar,
  zin,
  kijken: { goed: 1450, fout: 1350 },
})
