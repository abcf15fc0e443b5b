import { useState, type ComponentProps, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { Veld } from '@letterhaven/ui/veld.tsx'
import { andersVan } from '../../../shared/formulier/anders-van.ts'
import { useFormulier } from '../../../shared/formulier/gebruik-formulier.ts'

/** A field of a card: its label, and whatever an input takes. */
export type VeldOpzet = Omit<ComponentProps<typeof Veld>, 'name' | 'value' | 'fout'> & {
  /** Side by side with the field after it, where there is room. */
  readonly smal?: boolean | undefined
}

interface Props<N extends string, T extends object> {
  readonly titel: string
  readonly uitleg?: ReactNode
  readonly schema: z.ZodMiniType<T>
  readonly velden: Readonly<Record<N, VeldOpzet>>
  readonly begin: Readonly<Record<N, string>>
  /** Gets what was changed alone: what a colleague changed meanwhile stands. */
  readonly bewaar: (gegevens: Partial<T>) => Promise<void>
}

const STAND = {
  rust: '',
  veranderd: 'Nog niet bewaard.',
  niets: 'Er was niets veranderd.',
} as const

function Formulier<N extends string, T extends object>({
  schema,
  velden,
  begin,
  bewaar,
}: Props<N, T>) {
  const [stand, setStand] = useState<keyof typeof STAND>('rust')
  const [voor, setVoor] = useState<Readonly<Record<string, unknown>>>(begin)
  const veranderd = stand === 'veranderd'
  const { veld, formulier, fout, bezig } = useFormulier<N, T>({
    schema,
    begin,
    verstuur: async (gegevens) => {
      const nieuw = andersVan(voor, gegevens)
      const isIets = Object.keys(nieuw).length > 0
      if (isIets) await bewaar(nieuw)
      setVoor((oud) => ({ ...oud, ...nieuw }))
      setStand(isIets ? 'rust' : 'niets')
    },
  })
  return (
    <form className="ag-formulier" {...formulier} onChange={() => setStand('veranderd')}>
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
              <Veld {...opzet} {...veld(naam)} />
            </div>
          )
        })}
      </div>
      <div className="ag-voet">
        <Knop
          type="submit"
          soort={veranderd ? 'primair' : 'tonaal'}
          bezig={bezig}
          bezigTekst="Bezig"
        >
          Bewaren
        </Knop>
        <output className="scherm-stil">{STAND[stand]}</output>
      </div>
    </form>
  )
}

/** A few fields that are kept together, by one button. */
export function FormulierKaart<N extends string, T extends object>(props: Props<N, T>) {
  const { titel, uitleg } = props
  return (
    <Kaart titel={titel} className="ag-kaart">
      {uitleg && <p className="scherm-stil">{uitleg}</p>}
      <Formulier {...props} />
    </Kaart>
  )
}
