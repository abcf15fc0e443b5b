import { merkwegen } from '@letterhaven/game-kit/opgave/gemerkt'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { TekenOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { naStation, pushPloeg, VORM } from '../ronde.ts'
import {
  hangTeken,
  heeftTeken,
  plekkenVan,
  raarIn,
  tekstIn,
  type Stoet,
  type Tekenbeurt,
  type TekenInput,
} from './stoet.ts'

/** How long trains that left are looked at, in ms: the words light up one after the other. `verteld`: so many times a mistake. */
const KIJK = { begin: 1500, woord: 110 } as const
/** Guessing is as hard as two signs of one kind in a text of eight words. */
const KORTST = { gaten: 7, plekken: 2 } as const

/** Sends the trains off, which gives the text as it is marked. */
function sendOff({ opgave, staat }: Tekenbeurt): Zet<Stoet> {
  if (!heeftTeken(opgave)) return { opgave, events: [fx('bots')] }
  const gegeven = tekstIn(opgave)
  const events = [fx('rijd')]
  if (!opgave.goed.includes(gegeven))
    return { opgave: { ...opgave, raar: raarIn(opgave), mis: opgave.plekken }, gegeven, events }
  const zonder = opgave.zonder + (staat.poging === 1 ? 1 : 0)
  const gemaakt = [...opgave.gemaakt, gegeven]
  return { opgave: { ...opgave, zonder, gemaakt, kies: null, raar: null }, gegeven, events }
}

/** Brings the trolley to a place, or away where it stands there. */
function rollTo(opgave: Stoet, plek: number): Zet<Stoet> | null {
  if (opgave.plekken[plek] === undefined) return null
  return { opgave: { ...opgave, kies: opgave.kies === plek ? null : plek }, events: [fx('stuur')] }
}

function hang(
  opgave: Stoet,
  { plek, teken }: Extract<TekenInput, { type: 'hang' }>,
): Zet<Stoet> | null {
  const nu = hangTeken(opgave, plek, teken)
  const isMeer = (nu?.plekken[plek] ?? '').length >= (opgave.plekken[plek] ?? '').length
  return nu && { opgave: nu, events: [fx(isMeer ? 'leg' : 'terug', plek)] }
}

function handle(beurt: Tekenbeurt, input: TekenInput): Zet<Stoet> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'rol':
      return rollTo(opgave, input.plek)
    case 'hang':
      return hang(opgave, input)
    case 'vertrek':
      return sendOff(beurt)
    case 'ploeg':
      return pushPloeg(opgave)
    default:
      return null
  }
}

function open(
  { woorden, tekens, goed }: TekenOpgave,
  { vorige }: { readonly vorige: Partial<Stoet> | null },
): { readonly opgave: Stoet } | null {
  const past =
    goed.length > 0 && goed.every((tekst) => plekkenVan(tekst).length === woorden.length + 1)
  if (!past) return null
  const { zonder = 0, ploeg = 0, gemaakt = [] } = vorige ?? {}
  const plekken = Array.from({ length: woorden.length + 1 }, () => '')
  const leeg = { plekken, kies: null, raar: null, mis: null }
  return { opgave: { woorden, tekens, goed, ...leeg, zonder, ploeg, gemaakt } }
}

/** Returns what can be given: each right text, and the first of them with one of its places left bare. */
function vormen({ opgave }: Tekenbeurt): readonly string[] {
  const juist = plekkenVan(opgave.goed[0] ?? '')
  const mis = juist.flatMap((tekens, plek) => {
    const kaal = juist.with(plek, '')
    return tekens === '' || !kaal.some(Boolean) ? [] : [tekstIn({ ...opgave, plekken: kaal })]
  })
  return [...opgave.goed, ...mis.filter((tekst) => !opgave.goed.includes(tekst))]
}

/** Returns the next move towards a text: a sign that is missing or too many, and then the signal. */
function naar({ opgave }: Tekenbeurt, vorm: string): TekenInput {
  const doel = plekkenVan(vorm)
  for (const [plek, hier] of opgave.plekken.entries()) {
    const wil = doel[plek] ?? ''
    const teken =
      [...wil].find((een) => !hier.includes(een)) ?? [...hier].find((een) => !wil.includes(een))
    if (teken === undefined) continue
    return opgave.kies === plek ? { type: 'hang', plek, teken } : { type: 'rol', plek }
  }
  return { type: 'vertrek' }
}

/** Says the text as it is marked so far. */
const zin = ({ opgave }: Tekenbeurt): string =>
  `De trein: ${tekstIn(opgave)} Hang een teken waar de zin uit is. Er liggen: ${opgave.tekens.join(' ')}`

/** Reads a text that is right aloud while its trains leave. */
const readBack = (item: TekenOpgave | null, tekst: string): readonly SpelEvent[] =>
  item ? [{ type: 'say', what: 'zin', itemId: item.id, tekst, vanzelf: true }] : []

/** The rules of a text without its marks: hang signs between the wagons of one long train, and let its sentences leave. */
export const tekenRules = makeBeurtRules<Stoet, TekenInput, TekenOpgave>({
  vorm: VORM,
  speelt: 'teken',
  open,
  handle,
  gevraagd: () => ({ vraag: 'markeer:tekens' }),
  mend: ({ opgave }) => ({ ...opgave, kies: null }),
  naGoed: (nu, vorige) => [
    ...readBack(nu.item, nu.opgave ? tekstIn(nu.opgave) : ''),
    ...naStation(nu, vorige),
  ],
  gok: gokVan(1, merkwegen(KORTST.gaten, KORTST.plekken, 1)),
  vormen,
  naar,
  zin,
  goed: ({ opgave: { goed } }) => goed[0] ?? '',
  kijken: { goed: 2000, fout: 1800 },
  kijkGoed: ({ opgave }) => KIJK.begin + KIJK.woord * opgave.woorden.length,
  record: ({ opgave, vorige }) => (opgave ?? vorige)?.zonder ?? 0,
})
