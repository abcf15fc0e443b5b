import type { CSSProperties, MouseEvent } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Indeling } from './indeling.ts'
import { letterMaatVan } from './letters.ts'
import { sayToegeven } from './mis.ts'
import { bankVan, oordeelVan, type Opgave, type State } from './quiz.ts'
import { stapelsVan } from './stenen.ts'
import type { useStenen } from './use-stenen.ts'
import { sayStenen } from './zeg.ts'
import './banken.css'

/** How a desk looks now. */
type Aanzien = 'open' | 'goed' | 'fout' | 'weg' | 'niet'

/** Whether an answer turned out wrong, now or before. */
const isMis = (aanzien: Aanzien): boolean => aanzien === 'fout' || aanzien === 'weg'

function aanzienVan(
  { state, opgave, goed }: Pick<Props, 'state' | 'opgave' | 'goed'>,
  bank: number,
): Aanzien {
  const oordeel = oordeelVan(state)
  if (goed === bank) return 'goed'
  if (oordeel !== null && bankVan(opgave) === bank) return oordeel
  if (opgave.weg.includes(bank)) return 'weg'
  return oordeel === null && goed === null ? 'open' : 'niet'
}

/** Returns the place of something inside a desk. */
const binnen = (vak: Vak, { x, y, w, h }: Vak): CSSProperties =>
  plaatsVan({ x: x - vak.x, y: y - vak.y, w, h })

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
  readonly kan: boolean
  /** The desk with the right answer, while that is told; its reason may lie over others. */
  readonly goed: number | null
  readonly bedekt: readonly number[]
  /** Whether a tap sends an animal to the text instead of laying a stone. */
  readonly isSturen: boolean
  readonly slepen: Pick<ReturnType<typeof useStenen>, 'handenVan' | 'wasSleep'>
  readonly onBank: (bank: number, isDubbel: boolean) => void
}

/** The room between a card and its letters, in px. */
const RUIM = { x: 14, y: 6 } as const

/** The four desks, each a button with its animal's answer on the front. */
export function Banken(props: Props) {
  const { state, opgave, indeling, letter, kan, bedekt, isSturen, slepen, onBank } = props
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
  const samen = keuzes.map((keuze, bank) => `${keuze} ${sayToegeven(state.item, bank)}`)
  const maatFout = letterMaatVan(samen, { ...ruimte, h: ruimte.h - 12 })
  const stapels = stapelsVan(opgave.gelegd)
  const begin = opgave.plekken.findIndex((_, bank) => !opgave.weg.includes(bank))
  const onTik = (e: MouseEvent, bank: number): void => {
    if (!slepen.wasSleep()) onBank(bank, e.detail > 1)
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
        const aanzien = aanzienVan(props, bank)
        return (
          <li key={bank}>
            <button
              type="button"
              className="qv-bank"
              data-aanzien={aanzien}
              data-bedekt={bedekt.includes(bank) ? '' : undefined}
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
                {aanzien === 'fout' && <span>{sayToegeven(state.item, bank)}</span>}
              </span>
              <span className="lhs-alleen-gehoord">
                {aanzien === 'weg' ? ' is niet goed' : ` ${sayStenen(stapels[bank] ?? 0)}`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
