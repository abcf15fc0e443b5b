import { VestigingSchema, type Vestiging } from '@letterhaven/contracts/accountgegevens-velden'
import { LANGSTE_REGEL } from '@letterhaven/contracts/accountgegevens-maten'
import { plekVan, zonder } from '../plek-van.ts'
import type { Meteen, Wijzig } from '../use-gegevens.ts'
import { LijstKaart } from './lijst-kaart.tsx'
import { RegelDialoog } from './regel-dialoog.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

const regel = { maxLength: LANGSTE_REGEL } as const
const VELDEN = {
  naam: { label: 'Naam', ...regel },
  straat: { label: 'Straat en nummer', ...regel },
  postcode: { label: 'Postcode', maxLength: 10 },
  plaats: { label: 'Plaats', ...regel },
} as const
const NIEUW: Vestiging = { naam: '', straat: '', postcode: '', plaats: '' }

interface Props {
  readonly vestigingen: readonly Vestiging[]
  readonly change: Wijzig
  readonly meteen: Meteen
}

const adresVan = ({ straat, postcode, plaats }: Vestiging): string =>
  [straat, [postcode, plaats].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Where the school teaches besides its main address. */
export function VestigingenKaart({ vestigingen, change, meteen }: Props) {
  const { open, show, close } = useOpening<{ plek: number | null }>()

  async function save(een: Vestiging, oud: object): Promise<void> {
    await change(({ vestigingen: nu }) => {
      const plek = plekVan(nu, oud)
      return { vestigingen: plek < 0 ? [...nu, een] : nu.with(plek, een) }
    }, `${een.naam} is bewaard.`)
  }

  return (
    <>
      <LijstKaart
        titel="Vestigingen"
        uitleg="Andere gebouwen waar jullie lesgeven."
        leeg="Er zijn geen andere gebouwen."
        nieuw="Vestiging toevoegen"
        rijen={vestigingen.map((v, i) => ({
          sleutel: `${i} ${v.naam}`,
          titel: v.naam,
          onder: adresVan(v),
        }))}
        onOpen={(plek) => show({ plek })}
        onWeg={(plek) => {
          const weg = vestigingen[plek] ?? NIEUW
          meteen(
            (nu) => ({ vestigingen: zonder(nu.vestigingen, weg) }),
            `${weg.naam} is weggehaald.`,
          )
        }}
      />
      {open && (
        <RegelDialoog
          titel={open.plek === null ? 'Vestiging toevoegen' : 'Vestiging wijzigen'}
          schema={VestigingSchema}
          velden={VELDEN}
          begin={{ ...(open.plek === null ? NIEUW : (vestigingen[open.plek] ?? NIEUW)) }}
          save={save}
          onSluit={close}
        />
      )}
    </>
  )
}
