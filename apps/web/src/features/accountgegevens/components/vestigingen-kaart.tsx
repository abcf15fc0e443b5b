import { VestigingSchema, type Vestiging } from '@letterhaven/contracts/accountgegevens-velden'
import { LANGSTE_REGEL } from '@letterhaven/contracts/accountgegevens-maten'
import { useMeteen, type Wijzig } from '../use-gegevens.ts'
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
  readonly wijzig: Wijzig
}

const adresVan = ({ straat, postcode, plaats }: Vestiging): string =>
  [straat, [postcode, plaats].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Where the school teaches besides its main address. */
export function VestigingenKaart({ vestigingen, wijzig }: Props) {
  const meteen = useMeteen(wijzig)
  const { open, show, close } = useOpening<{ plek: number | null }>()

  async function save(een: Vestiging): Promise<void> {
    const plek = open?.plek ?? vestigingen.length
    const nieuw = [...vestigingen]
    nieuw[plek] = een
    await wijzig({ vestigingen: nieuw }, `${een.naam} is bewaard.`)
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
        onWeg={(plek) =>
          meteen(
            { vestigingen: vestigingen.filter((_, i) => i !== plek) },
            `${vestigingen[plek]?.naam ?? 'De vestiging'} is weggehaald.`,
          )
        }
      />
      {open && (
        <RegelDialoog
          titel={open.plek === null ? 'Vestiging toevoegen' : 'Vestiging wijzigen'}
          schema={VestigingSchema}
          velden={VELDEN}
          begin={{ ...(open.plek === null ? NIEUW : (vestigingen[open.plek] ?? NIEUW)) }}
          bewaar={save}
          onSluit={close}
        />
      )}
    </>
  )
}
