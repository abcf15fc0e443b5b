import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { layBord } from './bordmaat.ts'
import { oordeelVan, type State } from './stand.ts'
import { sayVoorbeeld } from './zeg.ts'
import './bord.css'

interface BordProps {
  readonly state: State
  readonly werkwoord: Werkwoordvraag
  readonly letter: Letter
  readonly vak: Vak
  /** Whether the sentence can be heard. */
  readonly stem: boolean
  readonly onHoor: () => void
}

/** The frame of the sign, and the ear with the room beside it, in px. */
const LIJST = { w: 44, h: 14 } as const
const OOR = 58

/** Returns what is read with the sentence after a mistake: its steps but the last, and an example. */
function regelsVan({ state, werkwoord }: Pick<BordProps, 'state' | 'werkwoord'>) {
  const isHerstel = oordeelVan(state) === 'fout' || (state.poging > 1 && state.gegeven === null)
  if (!isHerstel) return []
  const voorbeeld = state.item && sayVoorbeeld(state.item)
  return [
    ...werkwoord.stappen.map(({ vraag, antwoord }) => ({ vraag, antwoord })),
    ...(voorbeeld ? [{ vraag: voorbeeld, antwoord: '' }] : []),
  ]
}

/** The sentence with its gap, or with its form once that is right. */
function Zin({ state, werkwoord: { voor, na } }: Pick<BordProps, 'state' | 'werkwoord'>) {
  const { word = '' } = state.item ?? {}
  return (
    <>
      <span className="wb-voor">{voor}</span>
      {oordeelVan(state) === 'goed' ? (
        <b className="wb-goed">{voor === '' ? metHoofdletter(word) : word}</b>
      ) : (
        <span className="wb-leeg">
          <span className="lhs-alleen-gehoord">een gat</span>
        </span>
      )}
      <span className="wb-na">{na}</span>
    </>
  )
}

/** The sign in the sky: the sentence with its gap, and after a mistake the steps to its form, but the last one. */
export function Bord({ state, werkwoord, letter, vak, stem, onHoor }: BordProps) {
  const { voor, na } = werkwoord
  const regels = regelsVan({ state, werkwoord })
  const maat = layBord({
    zin: `${voor}${state.item?.word}  ${na}`,
    regels: regels.map(({ vraag, antwoord }) => `${vraag} ${antwoord}`),
    w: vak.w - LIJST.w - (stem ? OOR : 0),
    h: vak.h - LIJST.h,
    schaal: readTekstschaal(),
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
      <div className="wb-tekst" data-naast={maat.naast || undefined}>
        <p className="wb-zin" style={{ fontSize: maat.zin }}>
          <Zin {...{ state, werkwoord }} />
        </p>
        {maat.vanaf < regels.length && (
          <ol className="wb-stappen" style={{ fontSize: maat.stap }}>
            {regels.slice(maat.vanaf).map(({ vraag, antwoord }) => (
              <li key={vraag} data-tip={antwoord === '' || undefined}>
                {vraag} {antwoord !== '' && <b>{antwoord}</b>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
