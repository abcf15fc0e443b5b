import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Keuzerondjes, type RondjeOptie } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { LijstBalk } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { HITTE_VOLGORDES, type HitteVolgorde } from '../hitte.ts'
import { EILAND_NAAM, type EilandKeuze, eilandenIn } from '../choose-kolommen.ts'

const VOLGORDE_TEKST: Readonly<Record<HitteVolgorde, string>> = {
  achternaam: 'Achternaam',
  zwakst: 'Minst goed eerst',
}

interface Eigenschappen {
  readonly voortgang: GroepVoortgang
  readonly eiland: EilandKeuze
  readonly setEiland: (eiland: EilandKeuze) => void
  readonly leeg: 'nee' | 'ja'
  readonly setLeeg: (leeg: 'nee' | 'ja') => void
  readonly volgorde: HitteVolgorde
  readonly setVolgorde: (volgorde: HitteVolgorde) => void
  /** The number of columns without a single answer. */
  readonly zonder: number
}

/** Chooses which columns the heat map shows, and the order of its rows. */
export function HitteGereedschap(props: Eigenschappen) {
  const { voortgang, eiland, setEiland, leeg, setLeeg, volgorde, setVolgorde, zonder } = props
  const eilanden = eilandenIn(voortgang)
  const opties: readonly RondjeOptie<EilandKeuze>[] = [
    { waarde: 'alle', label: 'Alles' },
    ...eilanden.map((waarde) => ({ waarde, label: EILAND_NAAM[waarde] })),
  ]
  return (
    <div className="hitte-balk noprint">
      <LijstBalk
        rechts={
          <Keuze
            naast
            label="Sorteer"
            opties={HITTE_VOLGORDES.map((waarde) => ({ waarde, label: VOLGORDE_TEKST[waarde] }))}
            value={volgorde}
            onChange={({ target }) =>
              setVolgorde(HITTE_VOLGORDES.find((v) => v === target.value) ?? HITTE_VOLGORDES[0])
            }
          />
        }
      >
        {eilanden.length > 1 && (
          <Keuzerondjes
            vorm="chips"
            label="Eiland"
            labelVerborgen
            opties={opties}
            waarde={eiland}
            onKies={setEiland}
          />
        )}
        {zonder > 0 && (
          <Vinkje
            label={`Toon ook ${aantal(zonder, 'categorie', 'categorieën')} zonder antwoorden`}
            checked={leeg === 'ja'}
            onChange={({ target }) => setLeeg(target.checked ? 'ja' : 'nee')}
          />
        )}
      </LijstBalk>
    </div>
  )
}
