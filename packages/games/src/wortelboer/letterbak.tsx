import type { ReactNode } from 'react'
import { listEnten, VOOR, WEG } from './enten.ts'
import { kolommen, rijen, type Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'
import type { Keus } from './delen.ts'
import './letterbak.css'

interface LetterbakProps {
  readonly opgave: Opgave
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
const voorLetter = ({ gewas, stukken }: Opgave, plek: number): readonly Keuze[] => [
  ...listEnten(stukken[plek] ?? '').map((ent) => ({
    tekst: ent,
    naam: ent,
    nu: gewas.letters[plek] === ent,
    input: { type: 'letter', plek, ent } as const,
  })),
  {
    tekst: 'weg',
    naam: 'Haal deze letter weg',
    soort: 'weg',
    input: { type: 'letter', plek, ent: WEG },
  },
]

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

/** The tray of a piece: always the same letters for a vowel, and the same for a consonant. */
export function Letterbak({ opgave, keus, indeling, send, onDicht }: LetterbakProps): ReactNode {
  const knoppen = keus === 'ge' ? voorGe(opgave) : voorLetter(opgave, keus)
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
