import { useState } from 'react'
import {
  breakAt,
  bringTo,
  inhoudVan,
  isVals,
  losStuk,
  takeApart,
  valseNaden,
  type Geheel,
} from '@letterhaven/game-kit/onderdelen/koppel'
import { useKoppel } from '@letterhaven/game-kit/onderdelen/use-koppel'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const STUKKEN = ['m', 'b', 's', 'oo']
const DELEN = ['b', 'oo', 'm']

const naamVan = (geheel: Geheel): string => inhoudVan(STUKKEN, geheel).join('')

/** Says what became of the pieces that were stuck together last. */
function zinVan(geheel: Geheel | undefined): string {
  if (!geheel) return 'alles is los'
  const inhoud = inhoudVan(STUKKEN, geheel)
  const vals = inhoud.filter((_, nr) => isVals(DELEN, inhoud, nr))
  if (vals.length > 0) return `in ${naamVan(geheel)} past ${vals.join(' en ')} niet`
  return inhoud.length === DELEN.length
    ? `${naamVan(geheel)} is heel`
    : `${naamVan(geheel)} past bij elkaar`
}

/** Pieces that stick in the order in which they meet, right or wrong, and come apart at their seams. */
export function KoppelSpeelgoed() {
  const [alle, setAlle] = useState<readonly Geheel[]>(() => STUKKEN.map((_, plek) => losStuk(plek)))
  const { vast, choose } = useKoppel({
    beurt: '',
    isEr: (plek) => alle.some((geheel) => geheel.plek === plek),
    onKoppel: (een, op) => setAlle((nu) => bringTo(nu, { een, op, kant: 'voor' }) ?? nu),
  })
  const houdt = alle.find(({ plek }) => plek === vast)
  const laatste = alle.findLast(({ naden }) => naden.length > 0)
  const naarHand = (geheel: Geheel): string => {
    if (!houdt) return `Houd ${naamVan(geheel)}`
    return geheel === houdt
      ? `Laat ${naamVan(geheel)} los`
      : `Plak ${naamVan(houdt)} voor ${naamVan(geheel)}`
  }
  return (
    <>
      <p>
        {alle
          .toSorted((een, ander) => een.plek - ander.plek)
          .map((geheel) => (
            <Knop
              key={geheel.plek}
              aria-pressed={geheel === houdt}
              onClick={() => choose(geheel.plek)}
            >
              {naarHand(geheel)}
            </Knop>
          ))}
      </p>
      {laatste && (
        <p>
          <Knop onClick={() => setAlle((nu) => takeApart(nu, laatste.plek) ?? nu)}>
            {`Haal ${naamVan(laatste)} los`}
          </Knop>
          <Knop
            onClick={() =>
              setAlle((nu) => breakAt(nu, laatste, valseNaden(DELEN, inhoudVan(STUKKEN, laatste))))
            }
          >
            {`Laat ${naamVan(laatste)} vallen`}
          </Knop>
        </p>
      )}
      <p>
        {`Maak ${DELEN.join('')}.`}
        <output className="toy-stand">{zinVan(laatste)}</output>
      </p>
    </>
  )
}
