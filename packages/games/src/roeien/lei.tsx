import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { hulpBij, leesbaar } from './hulp.ts'
import { isVol, oordeelVan, type State } from './stand.ts'
import { isBel } from './rules.ts'
import { sayKant } from './zeg.ts'

interface Regel {
  readonly zin: string
  readonly woord?: string | undefined
  /** Whether it is left out where there is room for one thing only. */
  readonly isRuim?: boolean
}

/** What is told of a mistake: the pieces as they were rowed, and the rule that fits. */
function foutRegels({ item, opgave, gegeven, poging }: State): readonly Regel[] | null {
  const fout = gegeven ?? opgave?.fout
  if (!item || fout === null || fout === undefined) return null
  // After the last try the card says how it is.
  if (gegeven !== null && poging >= MEESTE_POGINGEN) return []
  const zin = fout.includes('|') ? 'Jij roeide:' : 'Jij roeide het in één slag:'
  return [
    { zin, woord: leesbaar(fout) },
    ...hulpBij(item, fout).zinnen.map((regel) => ({ zin: regel })),
  ]
}

/** Words in the pieces that are told as an example: the first that is not the word on the water. */
const VOORBEELDEN = ['ba-naan', 'wa-gen']

const voorbeeldBij = (letters: readonly string[]): string | undefined =>
  VOORBEELDEN.find((woord) => woord.replaceAll('-', '') !== letters.join(''))

/** What the first word of a round tells: what a piece is, and how the first stroke that was held is steered. */
function eersteRegels({ opgave, nummer, poging }: State): readonly Regel[] {
  if (!opgave || nummer > 0 || poging > 1) return []
  const { slagen, isGehouden, letters } = opgave
  if (slagen.length === 0)
    return [{ zin: 'Een stuk klinkt als één klap:', woord: voorbeeldBij(letters), isRuim: true }]
  // Whether it ended right or not.
  return isGehouden && slagen.length === 1
    ? [{ zin: 'Te ver? Tik op Korter.' }, { zin: 'Te vroeg? Tik op Langer.' }]
    : []
}

/** What a stage asks besides: on which side the bell hangs. */
function belRegels({ opgave, poging }: State): readonly Regel[] {
  if (!opgave || opgave.bel === 0) return []
  const kant = sayKant(opgave.bel)
  if (isVol(opgave))
    return [{ zin: `De laatste slag is ${isBel(opgave) ? '' : 'niet '}bij de bel.` }]
  return opgave.slagen.length === 0 && poging === 1
    ? [
        { zin: 'Om de beurt links en rechts.' },
        { zin: 'Maak de laatste slag aan de kant van de bel:', woord: kant },
      ]
    : [{ zin: `De bel hangt ${kant}.` }]
}

/** What is told of the word and of the stage, until it is given. */
const trapRegels = (state: State): readonly Regel[] =>
  state.gegeven === null ? [...eersteRegels(state), ...belRegels(state)] : []

/** The beats of the drum: how many strokes the word has, at the last try. */
function trommelVan({ item, poging, fase }: State): number {
  return fase === 'spelen' && poging >= MEESTE_POGINGEN ? (item?.syllables?.length ?? 0) : 0
}

/** The strokes that were called, and those that were rowed. */
function Geroepen({ state }: { readonly state: State }) {
  const { opgave } = state
  if (!opgave?.roep) return null
  const { roep, slagen } = opgave
  const stippen = Array.from({ length: Math.max(roep, slagen.length) }, (_, nr) =>
    nr >= roep ? 'extra' : nr < slagen.length ? 'vol' : 'leeg',
  )
  return (
    <span className="ro-regel ro-geroepen">
      Jij riep {roep}: <Stippen stippen={stippen} />
      <span className="lhs-alleen-gehoord">{slagen.length} geroeid</span>
    </span>
  )
}

/** Dots, so many of them full. */
const Stippen = ({ stippen }: { readonly stippen: readonly string[] }) => (
  <span className="ro-stippen" aria-hidden="true">
    {stippen.map((stip, nr) => (
      // The position of a dot is its identity.
      <i key={nr} data-stip={stip} />
    ))}
  </span>
)

/** Returns what stands on the board now: nothing while what was right is looked at. */
function opLei(state: State) {
  if (oordeelVan(state) === 'goed') return { regels: [], slagen: 0, metRoep: false }
  return {
    regels: [...(foutRegels(state) ?? []), ...trapRegels(state)],
    slagen: trommelVan(state),
    metRoep: (state.opgave?.roep ?? 0) > 0,
  }
}

/** The board above the water. It is read aloud where it changes. */
export function Lei({ state, vak }: { readonly state: State; readonly vak: Vak }) {
  const { regels, slagen, metRoep } = opLei(state)
  const isLeeg = regels.length === 0 && slagen === 0 && !metRoep
  return (
    <output className="ro-lei" data-leeg={isLeeg || undefined} style={plaatsVan(vak)}>
      {!isLeeg && (
        <span className="ro-regels">
          {regels.map(({ zin, woord, isRuim }) => (
            <span key={zin} className="ro-regel" data-ruim={isRuim || undefined}>
              {zin} {woord !== undefined && <b>{woord}</b>}
            </span>
          ))}
          {slagen > 0 && (
            <span className="ro-regel ro-trommel">
              De trom slaat {slagen} keer:{' '}
              <Stippen stippen={Array.from({ length: slagen }, () => 'vol')} />
            </span>
          )}
          {metRoep && <Geroepen state={state} />}
        </span>
      )}
    </output>
  )
}
