import { useState } from 'react'
import { VakantieSchema, type VakantieRij } from '@letterhaven/contracts/accountgegevens-velden'
import type { Land } from '@letterhaven/contracts/admin'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { sayPeriode } from '../../../shared/weergave/datum.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { addVakanties } from '../add-vakanties.ts'
import { useMeteen, type Wijzig } from '../use-gegevens.ts'
import { LijstKaart } from './lijst-kaart.tsx'
import { RegelDialoog } from './regel-dialoog.tsx'

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
  readonly wijzig: Wijzig
}

/** The holidays: no pupil is reported as silent on these days. */
export function VakantiesKaart({ land, vakanties, wijzig }: Props) {
  const meteen = useMeteen(wijzig)
  const [open, setOpen] = useState<{ plek: number | null } | null>(null)
  const [plakken, setPlakken] = useState(false)
  const { vandaag } = useKalender()
  const begin = Number(schooljaarVan(vandaag, land).slice(0, 4))

  async function save(een: VakantieRij): Promise<void> {
    const rest = vakanties.filter((_, i) => i !== open?.plek)
    await wijzig({ vakanties: addVakanties(rest, [een]) }, `${een.naam} is bewaard.`)
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
        onOpen={(plek) => setOpen({ plek })}
        onWeg={(plek) =>
          meteen(
            { vakanties: vakanties.filter((_, i) => i !== plek) },
            `${vakanties[plek]?.naam ?? 'De vakantie'} is weggehaald.`,
          )
        }
      >
        <Knop icoon="klembord" onClick={() => setPlakken(true)}>
          Alles in één keer
        </Knop>
      </LijstKaart>
      {open && (
        <RegelDialoog
          titel={open.plek === null ? 'Vakantie toevoegen' : 'Vakantie wijzigen'}
          schema={VakantieSchema}
          velden={VELDEN}
          begin={{ ...(open.plek === null ? NIEUW : (vakanties[open.plek] ?? NIEUW)) }}
          bewaar={save}
          onSluit={() => setOpen(null)}
        />
      )}
      {plakken && (
        <RoosterDialoog
          land={land}
          begin={begin}
          bewaar={async (nieuw, zin) => wijzig({ vakanties: addVakanties(vakanties, nieuw) }, zin)}
          onSluit={() => setPlakken(false)}
        />
      )}
    </>
  )
}
