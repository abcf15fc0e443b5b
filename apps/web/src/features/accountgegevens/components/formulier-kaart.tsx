import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { andersVan } from '../../../shared/formulier/anders-van.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { openKlad } from '../../../shared/klad.ts'
import { isIntussenVeranderd } from '../use-gegevens.ts'

/** A field of a card: its label, and any props of an input. */
export type VeldOpzet = Omit<ComponentProps<typeof Veld>, 'name' | 'value' | 'fout'> & {
  /** Puts the field next to the one after it, if there is room. */
  readonly smal?: boolean | undefined
}

interface Props<N extends string, T extends object> {
  readonly titel: string
  /** The name under which typed text stays in this tab until it is saved. */
  readonly klad: string
  readonly uitleg?: ReactNode
  readonly schema: z.ZodMiniType<T>
  readonly velden: Readonly<Record<N, VeldOpzet>>
  readonly begin: Readonly<Record<N, string>>
  /** Gets only what was changed, and what was there before, so that a colleague's changes meanwhile are not lost. */
  readonly save: (gegevens: Partial<T>, was: Record<string, unknown>) => Promise<void>
}

const KladSchema = z.array(z.object({ veld: z.string(), waarde: z.string() }))
const STAND = {
  rust: '',
  hersteld: 'Wat je eerder typte, staat er nog. Nog niet bewaard.',
  veranderd: 'Nog niet bewaard.',
  niets: 'Er was niets veranderd.',
} as const

type Invulling = z.infer<typeof KladSchema>

/** Returns the fields of a form that were changed; a colleague may change the others meanwhile. */
const veranderdIn = (
  formulier: HTMLFormElement,
  begin: Readonly<Record<string, string>>,
): Invulling =>
  [...new FormData(formulier)].flatMap(([veld, waarde]) =>
    typeof waarde === 'string' && waarde !== begin[veld] ? [{ veld, waarde }] : [],
  )

const choose = (
  uit: Readonly<Record<string, unknown>>,
  velden: readonly string[],
): Record<string, unknown> => Object.fromEntries(velden.map((veld) => [veld, uit[veld]]))

const perVeld = (invulling: Invulling | null): Record<string, string> =>
  Object.fromEntries((invulling ?? []).map(({ veld, waarde }) => [veld, waarde]))

function Formulier<N extends string, T extends object>({
  schema,
  velden,
  begin,
  save,
  klad: naamVanKlad,
  onOpnieuw,
}: Props<N, T> & { readonly onOpnieuw: () => void }) {
  const magWijzigen = useMagWijzigen()
  const [klad] = useState(() => openKlad(naamVanKlad, KladSchema))
  const [eerder] = useState(klad.read)
  const [stand, setStand] = useState<keyof typeof STAND>(eerder ? 'hersteld' : 'rust')
  const [voor, setVoor] = useState<Readonly<Record<string, unknown>>>(begin)
  // Fields that a colleague changed meanwhile, whose current value has been shown.
  const [gezien, setGezien] = useState<readonly string[]>([])
  const isVeranderd = stand === 'veranderd' || stand === 'hersteld'
  const { veld, formulier, fout, bezig } = useFormulier<N, T>({
    schema,
    begin: { ...begin, ...perVeld(eerder) },
    send: async (gegevens) => {
      const vooraf = { ...voor, ...choose(begin, gezien) }
      const nieuw = andersVan(vooraf, gegevens)
      const isIets = Object.keys(nieuw).length > 0
      if (isIets)
        await save(nieuw, choose(vooraf, Object.keys(nieuw))).catch((oorzaak: unknown) => {
          if (isIntussenVeranderd(oorzaak)) setGezien(Object.keys(oorzaak.velden))
          throw oorzaak
        })
      klad.vergeet()
      setVoor({ ...vooraf, ...nieuw })
      setGezien([])
      setStand(isIets ? 'rust' : 'niets')
    },
  })
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    setStand('veranderd')
    const anders = veranderdIn(currentTarget, begin)
    if (anders.length === 0) klad.vergeet()
    else klad.write(anders)
  }
  return (
    <form className="ag-formulier" {...formulier} onChange={handleChange}>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <div className="ag-velden">
        {(Object.keys(velden) as N[]).map((naam) => {
          const { smal, ...opzet } = velden[naam]
          return (
            <div key={naam} className={smal ? 'ag-veld ag-veld-smal' : 'ag-veld'}>
              <Veld {...opzet} {...veld(naam)} readOnly={!magWijzigen || bezig || opzet.readOnly} />
            </div>
          )
        })}
      </div>
      <Wijzigen>
        <div className="ag-voet">
          <Knop
            type="submit"
            soort={isVeranderd ? 'primair' : 'tonaal'}
            bezig={bezig}
            bezigTekst="Bezig"
          >
            Bewaren
          </Knop>
          {isVeranderd && (
            <Knop
              soort="tekst"
              aria-disabled={bezig}
              onClick={() => {
                if (bezig) return
                klad.vergeet()
                onOpnieuw()
              }}
            >
              Annuleren
            </Knop>
          )}
          <output className="scherm-stil">{STAND[stand]}</output>
        </div>
      </Wijzigen>
    </form>
  )
}

/** A card with a few fields that are saved together by one button. */
export function FormulierKaart<N extends string, T extends object>(props: Props<N, T>) {
  const { titel, uitleg } = props
  const [keer, setKeer] = useState(0)
  return (
    <Kaart titel={titel} className="ag-kaart">
      {uitleg && <p className="scherm-stil">{uitleg}</p>}
      <Formulier key={keer} {...props} onOpnieuw={() => setKeer(keer + 1)} />
    </Kaart>
  )
}
