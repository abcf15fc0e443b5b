import type { CSSProperties, MouseEvent } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Indeling } from './indeling.ts'
import { letterMaatVan } from './letters.ts'
import { bankVan, oordeelVan, type Opgave, type State } from './quiz.ts'
import { BANKEN, stapelsVan } from './stenen.ts'
import type { useStenen } from './use-stenen.ts'
import { sayStenen } from './zeg.ts'

/**
 * What each of the four says of an answer that is wrong: the show-off, the dry one, the shy and the cheerful one. Its words may well
 * stand in the text, about something else.
 */
export const TOEGEVEN = [
  'O! Dat past écht niet bij de vraag.',
  'Hm. Dat past niet bij de vraag.',
  'Oei, dat past niet bij de vraag …',
  'Oeps, dat past niet bij de vraag!',
] as const

/** How a desk looks now. */
type Aanzien = 'open' | 'goed' | 'fout' | 'weg' | 'niet'

/** Whether an answer turned out wrong, now or before. */
const isMis = (aanzien: Aanzien): boolean => aanzien === 'fout' || aanzien === 'weg'

function aanzienVan(state: State, opgave: Opgave, bank: number): Aanzien {
  const oordeel = oordeelVan(state)
  if (oordeel !== null && bankVan(opgave) === bank) return oordeel
  if (opgave.weg.includes(bank)) return 'weg'
  return oordeel === null ? 'open' : 'niet'
}

/** Returns the place of something inside a desk. */
const binnen = (vak: Vak, { x, y, w, h }: Vak): CSSProperties =>
  plaatsVan({ x: x - vak.x, y: y - vak.y, w, h })

/** Whether the reason lies over a desk, while it stands there. */
function isBedekt(
  bank: number,
  { state, opgave, indeling }: Pick<Props, 'state' | 'opgave' | 'indeling'>,
): boolean {
  const goed = bankVan(opgave)
  if (oordeelVan(state) !== 'goed' || goed === null || indeling.stand === 'rij') return false
  return bank < BANKEN / 2 !== goed < BANKEN / 2
}

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
  readonly kan: boolean
  /** Whether a tap sends an animal to the text instead of laying a stone. */
  readonly isSturen: boolean
  readonly slepen: Pick<ReturnType<typeof useStenen>, 'handenVan' | 'wasSleep'>
  readonly onBank: (bank: number) => void
}

/** The room between a card and its letters, in px. */
const RUIM = { x: 14, y: 6 } as const

/** The four desks, each a button with its animal's answer on the front. */
export function Banken({ state, opgave, indeling, letter, kan, isSturen, slepen, onBank }: Props) {
  const { banken } = indeling
  const keuzes = opgave.plekken.map((nr) => state.item?.keuzes[nr] ?? '')
  const kaart = banken[0]?.kaart ?? { w: 0, h: 0 }
  const ruimte = {
    w: kaart.w - RUIM.x,
    h: kaart.h - RUIM.y,
    schaal: readTekstschaal(),
    letter,
  }
  const maat = letterMaatVan(keuzes, ruimte)
  const samen = keuzes.map((keuze, bank) => `${keuze} ${TOEGEVEN[bank] ?? ''}`)
  const maatFout = letterMaatVan(samen, { ...ruimte, h: ruimte.h - 12 })
  const stapels = stapelsVan(opgave.gelegd)
  const begin = opgave.plekken.findIndex((_, bank) => !opgave.weg.includes(bank))
  const onTik = (e: MouseEvent, bank: number): void => {
    if (!slepen.wasSleep()) onBank(bank)
    e.currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <ol
      className="qv-banken"
      data-stand={indeling.stand}
      aria-label={isSturen ? 'Wie stuur je naar de tekst?' : 'Welk antwoord staat in de tekst?'}
      style={{ '--qv-maat': `${maat}px`, '--qv-fout': `${maatFout}px` } as CSSProperties}
    >
      {banken.map(({ vak, kaart: plek }, bank) => {
        const aanzien = aanzienVan(state, opgave, bank)
        return (
          <li key={bank}>
            <button
              type="button"
              className="qv-bank"
              data-aanzien={aanzien}
              data-bedekt={isBedekt(bank, { state, opgave, indeling }) ? '' : undefined}
              data-sturen={isSturen ? '' : undefined}
              data-begin={bank === begin ? '' : undefined}
              aria-disabled={!kan || aanzien === 'weg'}
              style={plaatsVan(vak)}
              onClick={(e) => onTik(e, bank)}
              {...slepen.handenVan(bank)}
            >
              <span className="lhs-alleen-gehoord">Bank {bank + 1}: </span>
              <span className="qv-kaart" style={binnen(vak, plek)}>
                {isMis(aanzien) ? <s>{keuzes[bank]}</s> : <span>{keuzes[bank]}</span>}
                {aanzien === 'fout' && <span>{TOEGEVEN[bank]}</span>}
              </span>
              <span className="lhs-alleen-gehoord">
                {aanzien === 'weg'
                  ? ' past niet bij de vraag'
                  : ` ${sayStenen(stapels[bank] ?? 0)}`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
