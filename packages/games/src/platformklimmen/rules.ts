import { takeLast } from '@letterhaven/game-kit/onderdelen/rij'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { gokVan, ordesVan } from '@letterhaven/game-kit/opgave/kansen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { goUp, hop, load, stapOp } from './klim.ts'
import { turn } from './molen.ts'
import { brugVan, fits, isVrij, searchFout, WAKKER } from './verdieping.ts'
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

function handle(beurt: Klimbeurt, input: Input): Zet<Verdieping> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'laad':
      return load(beurt, input.steen)
    case 'omhoog':
      return goUp(beurt)
    case 'terug': {
      const gelegd = takeLast(opgave.gelegd)
      const laatste = opgave.gelegd.at(-1)
      return gelegd && { opgave: { ...opgave, gelegd, raar: null }, events: [fx('terug', laatste)] }
    }
    case 'hup':
      return hop(beurt, input.steen)
    case 'draai':
      return turn(beurt, input.kant)
    case 'hoor':
      return hear(beurt)
    default:
      return null
  }
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

/**
 * The rules of platformklimmen: jump from word to word in the order of the sentence, which becomes the bridge up. Nothing is
 * judged before the pupil has read its own sentence and goes up.
 */
export const rules = makeBeurtRules<Verdieping, Input, ZinOpgave>({
  speelt: 'zin',
  vorm: 5,
  open: (item, { rnd, vorige }) => {
    const { woorden } = item
    if (woorden.length < WOORDEN.minst || woorden.length > WOORDEN.meest) return null
    if (new Set(woorden).size < woorden.length || !fits(item, woorden)) return null
    const leeg = { gelegd: [], op: null, raar: null, stand: 0, isGehoord: false }
    const { gehoord = 0, gemalen = 0 } = vorige ?? {}
    return { opgave: { stenen: makeStenen(item, rnd), ...leeg, gehoord, gemalen } }
  },
  handle,
  gevraagd: ({ staat }) => ({ vraag: staat.poging === 1 ? 'orden:zin' : 'orden:herstel' }),
  mend: ({ opgave }) => ({ ...opgave, op: null }),
  naGoed: (nu, vorige) => {
    const [hoog, laag] = [gemaakteVan(nu), gemaakteVan(vorige)]
    return hoog > laag && hoog % KLOK === 0 ? [fx('jaaa', hoog)] : []
  },
  record: gemaakteVan,
  gok: gokVan(1, ordesVan(KORTST)),
  goed: ({ item }) => item.woorden.join('/'),
  vormen,
  naar: (beurt, vorm) => stapOp(beurt, vorm.split('/')),
  zin,
  kijken: { goed: 1950, fout: 1350 },
})
