import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import { kaleNaam } from '@letterhaven/domain/naam'
import { makeZoeker } from '../../../shared/weergave/zoeker.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { LANGSTE_LABEL } from '@letterhaven/contracts/accountgegevens-maten'
import { CATEGORIEEN } from '@letterhaven/taal/categorieen'
import type { CatCode } from '@letterhaven/taal/cat-code'
import type { Label } from '@letterhaven/taal/labels-sets'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { openKlad } from '../../../shared/klad.ts'
import { useDaad } from '../../../shared/use-daad.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const KladSchema = z.array(z.object({ code: z.string(), naam: z.string() }))
const MIS = 'Dat lukte niet. Wat je typte, staat er nog. Probeer het opnieuw.'
const JAREN = [3, 4, 5, 6, 7, 8] as const
const CODES = Object.keys(CATEGORIEEN) as CatCode[]

type Eigen = Readonly<Record<string, string>>

interface Props {
  readonly adminId: string
  readonly namen: Readonly<Record<CatCode, Label>>
  readonly eigen: Eigen
  readonly save: (eigen: Record<string, string>) => Promise<void>
  readonly onSluit: () => void
}

const zonderLege = (eigen: Eigen): Record<string, string> =>
  Object.fromEntries(
    Object.entries(eigen)
      .map(([code, naam]) => [code, naam.trim()] as const)
      .filter(([, naam]) => naam !== ''),
  )

const uitKlad = (klad: z.infer<typeof KladSchema> | null): Eigen | null =>
  klad && Object.fromEntries(klad.map(({ code, naam }) => [code, naam]))

const veranderd = (begin: Eigen, nieuw: Eigen): Eigen =>
  Object.fromEntries(Object.entries(nieuw).filter(([code, naam]) => naam !== (begin[code] ?? '')))

/** Asks the school's own names next to the standard ones; an empty field means the standard name. */
export function NamenDialoog({ adminId, namen, eigen, save, onSluit }: Props) {
  const w = useWoordkeus()
  // Leaving with Escape or the cross keeps what was typed; cancelling throws it away.
  const [klad] = useState(() => openKlad(`namen:${adminId}`, KladSchema))
  const [eerder] = useState(() => uitKlad(klad.read()))
  const [begin] = useState(eigen)
  const [nieuw, setNieuw] = useState<Eigen>(eerder ?? eigen)
  const [zoek, setZoek] = useState('')
  const { bezig, mis: fout, perform } = useDaad(MIS)
  const staatIn = makeZoeker(zoek)
  const past = (code: CatCode): boolean =>
    staatIn(kaleNaam(`${namen[code].naam} ${nieuw[code] ?? ''}`))
  const gevonden = CODES.filter(past)

  const saveEigen = () =>
    perform(async () => {
      // Only what was changed here is saved, so that names that a colleague gave meanwhile remain.
      await save(zonderLege({ ...eigen, ...veranderd(begin, nieuw) }))
      klad.vergeet()
      onSluit()
    })

  return (
    <Dialoog
      open
      soort="paneel"
      titel="Eigen namen voor categorieën"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer
            onSluit={() => {
              klad.vergeet()
              onSluit()
            }}
          />
          <Knop soort="primair" bezig={bezig} onClick={() => void saveEigen()}>
            Bewaren
          </Knop>
        </>
      }
    >
      <div className="ag-formulier">
        <p className="scherm-stil">
          Schrijf alleen iets waar jullie methode een ander woord gebruikt. Laat je een vak leeg,
          dan blijft de gewone naam staan.
        </p>
        {eerder && (
          <p className="scherm-stil">Wat je eerder typte, staat er nog. Nog niet bewaard.</p>
        )}
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <Zoekveld label="Zoek een categorie" waarde={zoek} onZoek={setZoek} />
        {gevonden.length === 0 && <p className="ag-leeg">Geen categorie heet zo.</p>}
        <OpSlot value={bezig}>
          {JAREN.map((jaar) => {
            const codes = gevonden.filter((code) => CATEGORIEEN[code].groep === jaar)
            if (codes.length === 0) return null
            return (
              <fieldset key={jaar} className="ag-jaar">
                <legend>Vanaf {jaarMetLidwoord(jaar, w)}</legend>
                {codes.map((code) => (
                  <Veld
                    key={code}
                    label={namen[code].naam}
                    getoond={<Letterlijk>{namen[code].naam}</Letterlijk>}
                    maxLength={LANGSTE_LABEL}
                    value={nieuw[code] ?? ''}
                    onChange={(event) => {
                      const { value } = event.currentTarget
                      const wordt = { ...nieuw, [code]: value }
                      setNieuw(wordt)
                      klad.write(Object.entries(wordt).map(([c, naam]) => ({ code: c, naam })))
                    }}
                  />
                ))}
              </fieldset>
            )
          })}
        </OpSlot>
      </div>
    </Dialoog>
  )
}
