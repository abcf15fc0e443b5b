import { useDeferredValue, useState } from 'react'
import type { VakantieRij } from '@letterhaven/contracts/accountgegevens-velden'
import { MEESTE_VAKANTIES } from '@letterhaven/contracts/accountgegevens-maten'
import type { Land } from '@letterhaven/contracts/admin'
import { readRooster } from '@letterhaven/domain/vakantierooster'
import { vlaamseVakanties } from '@letterhaven/domain/vakanties'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Tekstvak } from '@letterhaven/ui/formulier/tekstvak.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useDaad } from '../../../shared/use-daad.ts'

const MIS = 'Dat lukte niet. Wat je plakte, staat er nog. Probeer het opnieuw.'
const TOT: Readonly<Record<Land, string>> = { nl: 't/m', be: 't.e.m.' }
const voorbeeld = (land: Land): string =>
  `Herfstvakantie  19 ${TOT[land]} 23 oktober\nKerstvakantie  21 december ${TOT[land]} 1 januari`
interface Props {
  readonly land: Land
  /** First calendar year of the current school year. */
  readonly begin: number
  readonly save: (vakanties: readonly VakantieRij[], zin: string) => Promise<void>
  readonly onSluit: () => void
}

/** The government's list as text, to be checked and changed like a list that was pasted. */
const alsTekst = (begin: number): string =>
  vlaamseVakanties(begin)
    .map(
      ({ naam, van, tot }) => `${naam}: ${sayDatum('dag', van)} ${TOT.be} ${sayDatum('dag', tot)}`,
    )
    .join('\n')

interface GelezenProps {
  readonly land: Land
  readonly vakanties: readonly VakantieRij[]
}

function Gelezen({ land, vakanties }: GelezenProps) {
  return (
    <ul className="ag-gelezen" aria-label="Gelezen">
      {vakanties.map(({ naam, van, tot }) => (
        <li key={`${van} ${tot} ${naam}`}>
          <strong>
            <Letterlijk>{naam}</Letterlijk>
          </strong>{' '}
          {van === tot
            ? sayDatum('dag', van)
            : `${sayDatum('dagKort', van)} ${TOT[land]} ${sayDatum('dag', tot)}`}
        </li>
      ))}
    </ul>
  )
}

/** Adds all holidays of a year at once: pasted from the school's own list, shown as they were read, then saved. */
export function RoosterDialoog({ land, begin, save, onSluit }: Props) {
  const [tekst, setTekst] = useState('')
  const { bezig, mis: fout, perform } = useDaad(MIS)
  const gelezen = useDeferredValue(tekst)
  const { vakanties, onleesbaar } = readRooster(gelezen, begin)
  const teVeel = vakanties.length > MEESTE_VAKANTIES

  const add = () =>
    perform(async () => {
      const wat = aantal(
        vakanties.length,
        'vakantie of vrije dag is',
        'vakanties en vrije dagen zijn',
      )
      await save(vakanties, `${wat} bewaard.`)
      onSluit()
    })

  return (
    <Dialoog
      open
      titel="Vakanties van het hele jaar"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop
            soort="primair"
            bezig={bezig}
            disabled={vakanties.length === 0 || teVeel}
            onClick={() => void add()}
          >
            {vakanties.length === 0 ? 'Bewaren' : `${vakanties.length} bewaren`}
          </Knop>
        </>
      }
    >
      <div className="ag-formulier">
        <p className="scherm-stil">
          Plak het rooster uit de schoolkalender of van de website. Elke regel wordt een vakantie of
          een vrije dag.
        </p>
        {land === 'be' && (
          <div>
            <Knop icoon="kalender" onClick={() => setTekst(alsTekst(begin))}>
              Schoolvakanties van {begin}-{begin + 1} invullen
            </Knop>
          </div>
        )}
        <OpSlot value={bezig}>
          <Tekstvak
            data-focus
            label="Rooster"
            rows={6}
            maxLength={10_000}
            placeholder={voorbeeld(land)}
            value={tekst}
            onChange={(event) => setTekst(event.currentTarget.value)}
          />
        </OpSlot>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <div aria-live="polite" className="ag-formulier">
          {gelezen.trim() !== '' && vakanties.length === 0 && (
            <Melding toon="warn">Hier staat nog geen dag in die we herkennen.</Melding>
          )}
          {vakanties.length > 0 && <Gelezen land={land} vakanties={vakanties} />}
          {onleesbaar.length > 0 && (
            <Melding toon="warn" titel="Deze regels begrijpen we niet">
              {onleesbaar.slice(0, 5).join(' · ')}
            </Melding>
          )}
          {teVeel && (
            <Melding toon="bad">
              Dat zijn er meer dan {MEESTE_VAKANTIES}. Plak er één jaar van.
            </Melding>
          )}
        </div>
      </div>
    </Dialoog>
  )
}
