import { VakantieSchema, type VakantieRij } from '@letterhaven/contracts/accountgegevens-velden'
import type { Land } from '@letterhaven/contracts/admin'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { sayPeriode } from '../../../shared/weergave/datum.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { addVakanties } from '../add-vakanties.ts'
import { zonder } from '../plek-van.ts'
import type { Meteen, Wijzig } from '../use-gegevens.ts'
import { LijstKaart } from './lijst-kaart.tsx'
import { RegelDialoog } from './regel-dialoog.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

const RoosterDialoog = dialoogLater(() =>
  import('./rooster-dialoog.tsx').then((m) => m.RoosterDialoog),
)
const VELDEN = {
  naam: { label: 'Naam', placeholder: 'Herfstvakantie', maxLength: 60 },
  van: { label: 'Eerste dag', type: 'date' },
  tot: { label: 'Laatste dag', type: 'date' },
} as const
const NIEUW: VakantieRij = { naam: '', van: '', tot: '' }

interface Props {
  readonly land: Land
  readonly vakanties: readonly VakantieRij[]
  readonly change: Wijzig
  readonly meteen: Meteen
}

/** The holidays: no pupil is reported as silent on these days. */
export function VakantiesKaart({ land, vakanties, change, meteen }: Props) {
  const { open, show, close } = useOpening<{ plek: number | null }>()
  const plakken = useOpening<true>()
  const { vandaag } = useKalender()
  const begin = Number(schooljaarVan(vandaag, land).slice(0, 4))

  async function save(een: VakantieRij, oud: object): Promise<void> {
    await change(
      (nu) => ({ vakanties: addVakanties(zonder(nu.vakanties, oud), [een]) }),
      `${een.naam} is bewaard.`,
    )
  }

  return (
    <>
      <LijstKaart
        titel="Vakanties en vrije dagen"
        uitleg="Wie in een vakantie niet oefent, staat niet bij ‘lang niet geoefend’."
        leeg="Er zijn nog geen vakanties ingevuld."
        nieuw="Toevoegen"
        rijen={vakanties.map((v) => ({
          sleutel: `${v.van} ${v.tot} ${v.naam}`,
          titel: v.naam,
          onder: `${sayPeriode(v.van, v.tot)}${v.tot < vandaag ? ' · voorbij' : ''}`,
        }))}
        onOpen={(plek) => show({ plek })}
        onWeg={(plek) => {
          const weg = vakanties[plek] ?? NIEUW
          meteen((nu) => ({ vakanties: zonder(nu.vakanties, weg) }), `${weg.naam} is weggehaald.`)
        }}
      >
        <Knop icoon="klembord" onClick={() => plakken.show(true)}>
          Alles in één keer
        </Knop>
      </LijstKaart>
      {open && (
        <RegelDialoog
          titel={open.plek === null ? 'Vakantie toevoegen' : 'Vakantie wijzigen'}
          schema={VakantieSchema}
          velden={VELDEN}
          begin={{ ...(open.plek === null ? NIEUW : (vakanties[open.plek] ?? NIEUW)) }}
          save={save}
          onSluit={close}
        />
      )}
      {plakken.open && (
        <RoosterDialoog
          land={land}
          begin={begin}
          save={(nieuw, zin) =>
            change((nu) => ({ vakanties: addVakanties(nu.vakanties, nieuw) }), zin)
          }
          onSluit={plakken.close}
        />
      )}
    </>
  )
}
