import type { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { GIETER, kanEnten } from './akker.ts'
import { UITGANGEN, VOOR } from './enten.ts'
import type { Input } from './invoer.ts'
import { isOpWortel, type Opgave } from './stand.ts'

interface BedProps {
  readonly opgave: Opgave
  /** Whether a leaf can be grafted now. */
  readonly kan: boolean
  readonly send: (input: Input) => void
  readonly slepen: Pick<ReturnType<typeof useSleep>, 'handenVan' | 'wasSleep'>
}

/** How one place of the bed looks and what it does now. */
interface Plek {
  readonly stand: 'blad' | 'droog' | 'hoop'
  readonly tekst: string
  readonly naam: string
  readonly input: Input | null
  /** The leaf that can be dragged from here. */
  readonly blad: number | null
}

function readBlad(opgave: Opgave, nr: number, kan: boolean): Plek {
  const uitgang = UITGANGEN[nr] ?? 't'
  const isOp = opgave.gewas.uitgang === uitgang
  return {
    stand: 'blad',
    tekst: uitgang,
    naam: `${isOp ? 'Haal' : 'Zet'} ${uitgang} ${isOp ? 'eraf' : 'achter de stam'}`,
    input: kan ? { type: 'blad', blad: uitgang } : null,
    blad: kan ? nr : null,
  }
}

/** A dry seed. Where the can is empty, who wants to water it fetches some first. */
const readDroog = (opgave: Opgave, nr: number): Plek => ({
  stand: 'droog',
  tekst: UITGANGEN[nr] ?? '',
  naam: `Zaadje ${UITGANGEN[nr]}: ${opgave.water > 0 ? 'geef water' : 'pomp eerst water'}`,
  input: opgave.water > 0 ? { type: 'giet', nr } : { type: 'pomp' },
  blad: null,
})

function readHoop(opgave: Opgave, nr: number, kan: boolean): Plek {
  const blad = opgave.hopen?.[nr] ?? 0
  if (kanEnten(opgave, blad) || isOpWortel(opgave, blad)) {
    const open = readBlad(opgave, blad, kan)
    return { ...open, naam: `Molshoop ${nr + 1}: ${open.naam}` }
  }
  return {
    stand: 'hoop',
    tekst: '',
    naam: `Kijk onder molshoop ${nr + 1}`,
    input: { type: 'hoop', nr },
    blad: null,
  }
}

/** Returns what lies at a place of the bed. */
function readPlek(opgave: Opgave, nr: number, kan: boolean): Plek {
  if (opgave.hopen) return readHoop(opgave, nr, kan)
  return kanEnten(opgave, nr) ? readBlad(opgave, nr, kan) : readDroog(opgave, nr)
}

/** The eight leaves in their bed, and the root hair: as they grow at this stage. */
export function Bed({ opgave, kan, send, slepen }: BedProps) {
  const { gewas, nat, water } = opgave
  const { handenVan, wasSleep } = slepen
  const press = (input: Input | null): void => {
    if (!wasSleep() && input) send(input)
  }
  return (
    <div className="wb-bed">
      <button
        type="button"
        className="wb-blad"
        data-stand="ge"
        aria-label={gewas.ge === null ? `Zet ${VOOR} voor de stam` : `Haal ${VOOR} eraf`}
        aria-pressed={gewas.ge !== null}
        aria-disabled={!kan}
        onClick={() => {
          if (kan) send({ type: 'ge', plek: gewas.ge === null ? gewas.deel[0] : null })
        }}
      >
        <small aria-hidden="true">ervoor</small>
        {VOOR}
      </button>
      <div className="wb-bladeren" data-rij="">
        {UITGANGEN.map((_, nr) => {
          const { stand, tekst, naam, input, blad } = readPlek(opgave, nr, kan)
          return (
            <button
              key={nr}
              type="button"
              className="wb-blad"
              data-stand={stand}
              data-begin={nr === 0 ? '' : undefined}
              aria-label={naam}
              aria-pressed={stand === 'blad' ? gewas.uitgang === tekst : undefined}
              aria-disabled={input === null}
              {...(blad === null ? {} : handenVan(blad))}
              onClick={() => press(input)}
            >
              {tekst}
              {stand === 'droog' && <SpelIcoon naam="druppel" />}
            </button>
          )
        })}
      </div>
      {nat && (
        <button
          type="button"
          className="wb-pomp"
          aria-label={`Pomp water. In de gieter: ${water} van ${GIETER.vol}`}
          aria-disabled={water === GIETER.vol}
          data-leeg={water === 0 || undefined}
          onClick={() => send({ type: 'pomp' })}
        >
          {Array.from({ length: GIETER.vol }, (_, nr) => (
            <i key={nr} data-vol={nr < water || undefined}>
              <SpelIcoon naam="druppel" />
            </i>
          ))}
          <b aria-hidden="true">Pomp</b>
        </button>
      )}
    </div>
  )
}
