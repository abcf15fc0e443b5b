import { useId, useState } from 'react'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { alsKeuze, alsPlek, bestemmingen, isPlek } from '../bestemmingen.ts'
import type { Keuzes } from '../use-keuzes.ts'
import { chooseDeel } from '../kies.ts'
import { Overstappers } from './overstappers.tsx'

type Groep = JaarovergangIn['oud'][number]

interface Props {
  readonly groep: Groep
  readonly overgang: JaarovergangIn
  readonly keuzes: Keuzes
}

/** Returns what was chosen last at once, if it is still a possible place; the server's answer follows. */
function gekozen(
  { groep, keuzes, overgang }: Props,
  jaargroep: number,
  naar: string | null,
): string | null {
  const keuze = keuzes.keuzes.delen.find(
    (deel) => deel.groepId === groep.id && deel.jaargroep === jaargroep,
  )
  return keuze && isPlek(overgang, keuze.naar) ? keuze.naar : naar
}

/** A group of the year that ends: where its pupils go, all at once or one by one. */
export function OudeGroep(props: Props) {
  const { groep, overgang, keuzes } = props
  const w = useWoordkeus()
  const { vertrek } = useSoortwoorden()
  const magWijzigen = useMagWijzigen()
  const [open, setOpen] = useState(false)
  const lijstId = useId()
  const opties = bestemmingen(overgang, vertrek.keuze)
  const anders = groep.leerlingen.filter((kind) => kind.anders).length
  const isSamen = groep.delen.length > 1
  return (
    <li className="overgang-groep">
      <div className="overgang-van">
        <h3>
          <Letterlijk>{groep.naam}</Letterlijk>
        </h3>
        <p className="scherm-stil">{aantal(groep.leerlingen.length, w.leerling, w.leerlingen)}</p>
      </div>
      <div className="overgang-delen">
        {groep.delen.map(({ jaargroep, naar }) => {
          const n = groep.leerlingen.filter((kind) => kind.deel === jaargroep).length
          const wie = isSamen ? `${w.groepN(jaargroep)} (${n})` : groep.naam
          return (
            <div key={jaargroep} className="overgang-deel">
              {isSamen && (
                <span className="overgang-jaar">
                  <Letterlijk>{wie}</Letterlijk>
                </span>
              )}
              <Icoon naam="pijl-rechts" maat={18} className="overgang-pijl" />
              <Keuze
                labelVerborgen
                label={`Waar ${wie} naartoe gaat`}
                getoond={
                  <>
                    Waar <Letterlijk>{wie}</Letterlijk> naartoe gaat
                  </>
                }
                opties={opties}
                disabled={!magWijzigen}
                value={alsKeuze(gekozen(props, jaargroep, naar))}
                onChange={({ target }) =>
                  keuzes.change(
                    chooseDeel({ groepId: groep.id, jaargroep, naar: alsPlek(target.value) }),
                  )
                }
              />
            </div>
          )
        })}
      </div>
      <div className="overgang-knop">
        {anders > 0 && <Pil toon="info">{aantal(anders, 'uitzondering', 'uitzonderingen')}</Pil>}
        <Knop
          soort="tekst"
          icoon={open ? 'chevron-boven' : 'chevron-onder'}
          aria-expanded={open}
          aria-controls={lijstId}
          onClick={() => setOpen(!open)}
        >
          {w.Leerlingen}
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{groep.naam}</Letterlijk>
          </span>
        </Knop>
      </div>
      <div id={lijstId} className="overgang-leerlingen" hidden={!open}>
        {open && <Overstappers {...props} />}
      </div>
    </li>
  )
}
