import './keuze.css'

interface KeuzeProps {
  readonly naam: string
  readonly namen: readonly string[]
  /** The index of the current choice. */
  readonly nu: number
  readonly onKies: (plek: number) => void
}

/** One setting as a row of buttons, one of them pressed. Touch, keys and a switch all work it. */
export function Keuze({ naam, namen, nu, onKies }: KeuzeProps) {
  return (
    <fieldset className="lhs-keuze">
      <legend>{naam}</legend>
      <div>
        {namen.map((keus, i) => (
          <button key={keus} type="button" aria-pressed={i === nu} onClick={() => onKies(i)}>
            {keus}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
