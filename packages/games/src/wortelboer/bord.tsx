import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { layStappen } from '@letterhaven/game-kit/onderdelen/stappenmaat'
import { Stappen } from '@letterhaven/game-kit/onderdelen/stappen.tsx'
import { sayVormhulp, vormhulpVan, type Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { losStukVan } from './plan.ts'
import { misNu, missersVan, oordeelVan, vormNu, type State } from './stand.ts'
import './bord.css'

interface BordProps {
  readonly state: State
  readonly werkwoord: Werkwoordvraag
  readonly letter: Letter
  readonly vak: Vak
  /** How much larger the sentence may be than elsewhere. */
  readonly groot: number
  /** Whether the sentence can be heard. */
  readonly stem: boolean
  readonly onHoor: () => void
}

/** The frame of the sign, and the ear with the room beside it, in px. */
const LIJST = { w: 44, h: 14 } as const
const OOR = 58
/** On a sign lower than this the steps stand beside the sentence, in px. */
const LAAG = 64

/** Whether the form is read in its sentence: it is right, or it is shown because the mistake is left. */
const isKlaar = (state: State): boolean =>
  oordeelVan(state) === 'goed' || state.opgave?.isGetoond === true

/**
 * Returns an example and the rule after a second mistake, where the ending is not right: both are about that. The step that
 * decides is asked about beside its work.
 */
function vormhulpNa(werkwoord: Werkwoordvraag, state: State): readonly Stap[] {
  const missers = missersVan(state)
  if (missers < 2 || !misNu(state).includes('uitgang')) return []
  return vormhulpVan(werkwoord, missers, { metVoorbeeld: true }).filter(
    ({ soort }) => soort !== undefined,
  )
}

/** Returns what stands with the sentence: that a part of the verb is there already, and what helps after a mistake. */
function hulpOp({ state, werkwoord }: Pick<BordProps, 'state' | 'werkwoord'>): readonly Stap[] {
  const los = losStukVan(werkwoord, state.item?.word ?? '')
  const hulp = isKlaar(state) ? [] : vormhulpNa(werkwoord, state)
  if (los === null || isKlaar(state)) return hulp
  return [
    { vraag: `Het stukje ${los} staat al in de zin.`, antwoord: '', soort: 'voorbeeld' },
    ...hulp,
  ]
}

/** Returns what was made so far, which is read in the sentence while it grows; '' before the carrot is pulled. */
const gemaaktIn = ({ opgave }: State): string => (opgave?.isUit ? vormNu(opgave) : '')

/** The sentence with its gap or what was made so far in it, or with its form once that is right. */
function Zin({ state, werkwoord: { voor, na } }: Pick<BordProps, 'state' | 'werkwoord'>) {
  const { word = '' } = state.item ?? {}
  const nu = gemaaktIn(state)
  return (
    <>
      <span className="wb-voor">{voor}</span>
      {isKlaar(state) ? (
        <b className="wb-goed">{voor === '' ? metHoofdletter(word) : word}</b>
      ) : (
        <span className="wb-leeg" data-vol={nu !== '' || undefined}>
          {nu === '' ? <span className="lhs-alleen-gehoord">een gat</span> : nu}
        </span>
      )}
      <span className="wb-na">{na}</span>
    </>
  )
}

/** The longest of what may stand in the gap: the sentence keeps its size while a form is made. */
const langste = (...vormen: readonly string[]): string =>
  vormen.reduce((een, ander) => (ander.length > een.length ? ander : een))

/** The sign in the sky: the sentence with its gap, and after a mistake the steps to its form, but the last one. */
export function Bord({ state, werkwoord, letter, vak, groot, stem, onHoor }: BordProps) {
  const { voor, na } = werkwoord
  const hulp = hulpOp({ state, werkwoord })
  const maat = layStappen({
    zin: `${voor}${langste(werkwoord.infinitief, state.item?.word ?? '', gemaaktIn(state))}  ${na}`,
    stappen: hulp,
    laag: LAAG,
    w: vak.w - LIJST.w - (stem ? OOR : 0),
    h: vak.h - LIJST.h,
    schaal: readTekstschaal() * groot,
    letter,
  })
  return (
    <div className="wb-bord" style={plaatsVan(vak)}>
      {stem && (
        <button
          type="button"
          className="lhs-rond wb-oor"
          aria-label="Luister naar de zin"
          onClick={onHoor}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <div className="wb-tekst" data-naast={maat.isNaast || undefined}>
        <p className="wb-zin" style={{ fontSize: maat.zin }}>
          <Zin {...{ state, werkwoord }} />
        </p>
        {hulp.length > 0 && (
          <>
            <span className="lhs-alleen-gehoord">{sayVormhulp(hulp)}</span>
            <Stappen {...maat} />
          </>
        )}
      </div>
    </div>
  )
}
