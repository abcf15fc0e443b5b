import type { CSSProperties, RefObject } from 'react'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { tegelNaam, tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Over } from './over.tsx'
import { nuOpen } from './herstel.ts'
import { kanBakken, kanKiezen, type Opgave } from './opgave.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

type Props = Pick<LayerProps<State, Input>, 'state' | 'send' | 'letter'> & {
  readonly blad: Vak
  /** The line, which takes the focus. */
  readonly regel: RefObject<HTMLOutputElement | null>
}

const SPATIE = [' ']
const GROOTST = 36
/** The room that the buttons take beside the line, and what a letter takes besides its own width. */
const KNOP = { smal: 92, breed: 200, over: 108 } as const
const SMAL = 460
const LETTERDEEL = 0.74

/** Returns how a letter on the line stands: to be swapped now or later, swapped already, or as it is. */
function standVan({ herstel, hier }: Opgave, i: number): 'nu' | 'fout' | 'nieuw' | 'ligt' {
  if (hier === i) return 'nu'
  if (!herstel?.open.includes(i)) return 'ligt'
  if (nuOpen(herstel) === i) return 'nu'
  return herstel.open.indexOf(i) < herstel.gewisseld ? 'nieuw' : 'fout'
}

/** Returns what is written, for who cannot see it. */
function gehoord({ ligt, herstel }: Opgave): string {
  if (ligt.length === 0) return 'Nog niets geschreven.'
  const rij = ligt.map((deel) => (deel === '' ? 'leeg' : tegelNaam(deel))).join(' ')
  const punt = herstel ? nuOpen(herstel) : undefined
  return punt === undefined
    ? `Geschreven: ${rij}.`
    : `Geschreven: ${rij}. Letter ${punt + 1} dampt.`
}

/** A sign on the line; struck where it is to be swapped. */
function Teken({ deel, weg }: { readonly deel: string; readonly weg: boolean }) {
  const teken = tegelTeken(deel)
  return weg && deel !== '' ? <s>{teken}</s> : teken
}

/** The line of the order pad: what was typed so far, and after a mistake the letters to be swapped. */
function Regel({ opgave, blad, letter, regel, state, send }: Props & { readonly opgave: Opgave }) {
  const kan = (i: number): boolean => state.fase === 'spelen' && kanKiezen(opgave, i)
  const knoppen = (blad.w < SMAL ? KNOP.smal : KNOP.breed) + (opgave.herstel ? KNOP.over : 0)
  const vrij = blad.w - knoppen - 40
  const tekst = opgave.ligt.map((deel) => deel || '_').join('')
  const maat = letterMaat([tekst], letter, {
    breed: vrij * LETTERDEEL,
    max: GROOTST * readTekstschaal(),
  })
  return (
    <output ref={regel} className="pb-regel" tabIndex={-1} data-begin="">
      <span className="lhs-alleen-gehoord">{gehoord(opgave)}</span>
      <span
        className="pb-letters"
        style={{ '--pb-regelmaat': `${maat}px` } as CSSProperties}
        aria-hidden={!opgave.ligt.some((_, i) => kan(i))}
      >
        {opgave.ligt.map((deel, i) => (
          <span
            key={i}
            data-stand={standVan(opgave, i)}
            data-open={opgave.herstel?.open.includes(i) ? '' : undefined}
          >
            {kan(i) ? (
              <button
                type="button"
                className="pb-letter"
                aria-label={`Letter ${i + 1}: ${deel === '' ? 'leeg' : tegelNaam(deel)}`}
                aria-pressed={standVan(opgave, i) === 'nu'}
                onClick={() => {
                  regel.current?.focus({ preventScroll: true })
                  send({ type: 'kies', punt: i })
                }}
              >
                <Teken
                  deel={deel}
                  weg={opgave.herstel !== null && standVan(opgave, i) !== 'nieuw'}
                />
              </button>
            ) : (
              tegelTeken(deel)
            )}
          </span>
        ))}
        {!opgave.herstel && opgave.hier === null && <span className="pb-streep" />}
      </span>
    </output>
  )
}

/** The order pad, on which a word is typed. */
export function Blad(props: Props) {
  const { state, send, blad } = props
  const { opgave, fase, groep, land } = state
  if (!opgave) return null
  const dicht = fase !== 'spelen'
  const kan = !dicht && kanBakken(opgave)
  return (
    <div className="pb-blad" style={plaatsVan(blad)} data-dicht={dicht ? '' : undefined}>
      <div className="pb-bon">
        <Regel {...props} opgave={opgave} />
        <Over {...props} onWeg={() => props.regel.current?.focus({ preventScroll: true })} />
        <button
          type="button"
          className="lhs-knop pb-bak"
          aria-disabled={!kan}
          onClick={() => send({ type: 'bak' })}
        >
          <span className="pb-vlam" aria-hidden="true" />
          <span className="pb-bakken">Bakken</span>
        </button>
      </div>
      <LetterToetsen
        volgorde={volgordeVan({ jaargroep: groep, land })}
        extra={SPATIE}
        hoofdletters
        dicht={dicht}
        onTeken={(teken) => send({ type: 'teken', teken })}
        onWis={() => send({ type: 'terug' })}
      />
    </div>
  )
}
