import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { inBak } from '@letterhaven/game-kit/onderdelen/bakken'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { bordVan, huisNaam } from './bord.ts'
import type { Indeling } from './indeling.ts'
import { fietsBij, wegVan } from './ronde.ts'
import { brievenIn, dezeStraat, thuisVan } from './straat.ts'
import type { State } from './straat.ts'
import { teSorteren } from './tas.ts'
import { VOERTUIGEN, voertuigVan } from './voertuig.ts'
import './huizen.css'

interface HuizenProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  /** What a tap on a house does now: lay the letter in hand ready there, ride there, or nothing while a word is written. */
  readonly daad: 'leg' | 'rijd' | 'niets'
  /** The house over which a letter is held. */
  readonly boven: number | null
  readonly onHuis: (nr: number) => void
}

interface BordProps {
  readonly state: State
  readonly huis: string
  readonly style: CSSProperties & { readonly width: number }
}

/** Up to this width, in px, two lines on a sign reach into its corners. */
const SMAL = 150

/** Whether what stands on a sign takes its corners too. */
const isSmal = ({ huis, state, style: { width } }: BordProps): boolean =>
  width < SMAL && bordVan(huis, state).includes(' ')

/** The sign of a house: what it takes. */
function Bord(props: BordProps) {
  const { state, huis, style } = props
  return (
    <span className="po-bord" data-smal={isSmal(props) || undefined} style={style}>
      <span aria-hidden="true">{bordVan(huis, state)}</span>
      <span className="lhs-alleen-gehoord">{huisNaam(huis, state)}</span>
    </span>
  )
}

/** Whether a house does nothing when it is pressed. */
const isDicht = (daad: HuizenProps['daad'], klaar: number): boolean =>
  daad === 'niets' || (daad === 'rijd' && klaar === 0)

/** Whether a letter just came home at this house. */
const isBlij = (state: State, nr: number): boolean =>
  state.plekken.some(
    ({ stand, isJuist }, plek) =>
      stand === 'kijken' && isJuist === true && thuisVan(state, plek) === nr,
  )

/** Returns how a house is reached: over how many bridges, or through the wood, which is the place after the last house. */
const wegZin = (weg: readonly number[], bos: number): string =>
  weg.includes(bos)
    ? ', achterom door het bos'
    : `, over ${weg.length} ${weg.length === 1 ? 'brug' : 'bruggen'}`

/** What is seen of it, beside the letters that lie ready there. */
const wegKort = (weg: readonly number[], bos: number): string => {
  if (weg.includes(bos)) return 'door het bos'
  return weg.length === 0 ? 'hier' : weg.length === 1 ? '1 brug' : `${weg.length} bruggen`
}

/** Returns what lies ready for a house and how it is reached, for pupils who cannot see it. */
const klaarZin = (aantal: number, weg: string): string =>
  aantal === 0 ? '' : `, ${aantal === 1 ? '1 brief' : `${aantal} brieven`} klaar${weg}`

interface KlaarProps {
  readonly aantal: number
  /** How far it is; null where that is not chosen now. */
  readonly ver: string | null
  readonly isRit: boolean
  /** The upper edge of its sign, below the top of the house, in px. */
  readonly bord: number
}

/** The letters that lie ready for a house, and that it can be ridden to. */
const Klaar = ({ aantal, ver, isRit, bord }: KlaarProps) => (
  <span className="po-klaar" style={{ bottom: `calc(100% - ${bord - 2}px)` }} aria-hidden="true">
    {Array.from({ length: aantal }, (_, i) => (
      <i key={i} />
    ))}
    {isRit && <SpelIcoon naam="speel" />}
    {ver !== null && <b>{ver}</b>}
  </span>
)

/** The houses of this street as buttons, each with its rule on a sign and the letters that lie ready for it. */
export function Huizen({ state, indeling, letter, daad, boven, onHuis }: HuizenProps) {
  const { grond, borden, dak, huizen: vakken } = indeling
  const straat = dezeStraat(state)
  const [eerste] = borden
  if (!straat || !eerste) return null
  const brieven = teSorteren(state)
  const maat = letterMaat(
    straat.huizen.flatMap((huis) => bordVan(huis, state).split(' ')),
    letter,
    { breed: eerste.w - 16, rand: [4, 0.1], max: Math.min(54, eerste.h * 0.66) },
  )
  const gang = { brieven: brievenIn(state, straat), huizen: straat.huizen.length }
  const van = fietsBij(gang.brieven)
  const wegNaar = (nr: number): readonly number[] | null =>
    van === null ? null : wegVan(gang, van, nr)
  /** Says how a house is reached. */
  const heen = (nr: number): string => {
    const weg = wegNaar(nr)
    return `, ${VOERTUIGEN[voertuigVan(state)].heen}${weg ? wegZin(weg, gang.huizen) : ''}`
  }
  const breedst = Math.max(...straat.huizen.map((huis) => bordVan(huis, state).split(' ').length))
  return (
    <ol
      className="po-huizen"
      data-wijs={(daad === 'leg' && brieven.every(({ bak }) => bak === null)) || undefined}
      aria-label="Bij welk huis hoort de brief?"
    >
      {straat.huizen.map((huis, nr) => {
        const [bord, vak] = [borden[nr], vakken[nr]]
        if (!bord || !vak) return null
        const klaar = inBak(brieven, huis).length
        const y = vak.y - dak * 0.4
        const dicht = isDicht(daad, klaar)
        const kanRijden = daad === 'rijd' && klaar > 0
        const weg = kanRijden ? wegNaar(nr) : null
        return (
          <li key={nr} style={{ left: vak.x, top: y, width: vak.w, height: grond - y }}>
            <button
              type="button"
              className="po-huis"
              data-bak=""
              data-boven={boven === nr || undefined}
              data-rijd={kanRijden || undefined}
              data-juist={isBlij(state, nr) || undefined}
              aria-disabled={dicht}
              // The second tap of a double one lays no second letter, and rides nowhere.
              onClick={({ detail }) => !dicht && detail < 2 && onHuis(nr)}
            >
              <Bord
                {...{ state, huis }}
                style={{
                  left: bord.x - vak.x,
                  top: bord.y - y,
                  width: bord.w,
                  height: bord.h,
                  fontSize: Math.min(maat, (bord.h * 0.8) / breedst),
                }}
              />
              {klaar > 0 && (
                <Klaar
                  aantal={klaar}
                  ver={weg && wegKort(weg, gang.huizen)}
                  isRit={daad === 'rijd'}
                  bord={bord.y - y}
                />
              )}
              <span className="lhs-alleen-gehoord">
                , huis {nr + 1}
                {klaarZin(klaar, kanRijden ? heen(nr) : '')}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
