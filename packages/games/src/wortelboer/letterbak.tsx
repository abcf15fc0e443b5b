import type { ReactNode } from 'react'
import { VOOR, WEG } from './enten.ts'
import { kolommen, rijen, type Indeling } from './indeling.ts'
import type { Input } from './invoer.ts'
import { listKeuzes } from './keuzes.ts'
import type { Opgave } from './stand.ts'
import type { Keus } from './delen.ts'
import './letterbak.css'

/** The carrot, and what is asked of it. */
interface Vraag {
  readonly opgave: Opgave
  readonly item: Parameters<typeof listKeuzes>[2]
}

interface LetterbakProps extends Vraag {
  readonly keus: NonNullable<Keus>
  readonly indeling: Indeling
  readonly send: (input: Input) => void
  readonly onDicht: () => void
}

interface Keuze {
  readonly tekst: string
  readonly naam: string
  readonly soort?: 'weg' | 'ge'
  readonly nu?: boolean
  readonly input?: Input
}

/** How many places for the root hair stand in a row: they are wider than a letter. */
const SMAL = 3

/** What a piece of the stem can become, or be taken out. */
const voorLetter = ({ opgave, item }: Vraag, plek: number): readonly Keuze[] =>
  listKeuzes(opgave, plek, item).map((ent) => ({
    tekst: ent === WEG ? 'weg' : ent,
    naam: ent === WEG ? 'Haal deze letter weg' : ent,
    ...(ent === WEG ? { soort: 'weg' } : {}),
    nu: opgave.gewas.letters[plek] === ent,
    input: { type: 'letter', plek, ent },
  }))

/** Where the root hair can go. */
function voorGe({ gewas: { ge, deel, letters } }: Opgave): readonly Keuze[] {
  const [van, tot] = deel
  const plekken = letters.flatMap((letter, plek): Keuze[] =>
    plek >= van && plek < tot && letter !== ''
      ? [
          {
            tekst: [letters.slice(van, plek).join(''), VOOR, letters.slice(plek, tot).join('')]
              .filter(Boolean)
              .join('·'),
            soort: 'ge',
            naam: `Zet ge voor ${letter}, letter ${plek - van + 1}`,
            nu: plek === ge,
            input: { type: 'ge', plek },
          },
        ]
      : [],
  )
  return [
    ...plekken,
    { tekst: 'weg', naam: 'Haal ge eraf', soort: 'weg', input: { type: 'ge', plek: null } },
  ]
}

/** The tray of a piece: the few letters that fit there. */
export function Letterbak(props: LetterbakProps): ReactNode {
  const { opgave, keus, indeling, send, onDicht } = props
  const knoppen = keus === 'ge' ? voorGe(opgave) : voorLetter(props, keus)
  const naam =
    keus === 'ge' ? 'Waar komt ge?' : `Kies voor ${opgave.gewas.letters[keus] || 'de lege plek'}`
  return (
    <fieldset className="wb-letterbak">
      <legend className="lhs-alleen-gehoord">{naam}</legend>
      {rijen(knoppen, keus === 'ge' ? SMAL : kolommen(indeling)).map((rij, nr) => (
        <div key={nr} className="wb-rij" data-rij="">
          {rij.map(({ tekst, naam: zegt, soort, nu, input }, plek) => (
            <button
              key={zegt}
              type="button"
              className="wb-ent"
              data-soort={soort}
              data-begin={nr === 0 && plek === 0 ? '' : undefined}
              aria-label={zegt}
              aria-pressed={nu}
              onClick={() => {
                if (input) send(input)
                onDicht()
              }}
            >
              {tekst}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className="wb-ent"
        data-soort="dicht"
        aria-label="Sluit zonder te kiezen"
        onClick={onDicht}
      >
        ×
      </button>
    </fieldset>
  )
}
