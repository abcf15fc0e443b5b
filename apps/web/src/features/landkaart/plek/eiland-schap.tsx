import { useState } from 'react'
import { EILANDDINGEN, type Eilandding } from '@letterhaven/contracts/plek'
import type { EigenPlek } from './use-plek.ts'
import { DING_BEELD } from './ding-beelden.ts'
import { KoopBalk } from './koop-balk.tsx'
import { DING_NAAM } from './plek-woorden.ts'
import { DingTegel } from './winkel-tegel.tsx'

interface Props {
  readonly eigen: EigenPlek
  /** The thing that waits for a place. */
  readonly ding: Eilandding | null
  readonly onKies: (ding: Eilandding | null) => void
}

/** The things that can stand on the island: bought here, and then put in a place. */
export function EilandSchap({ eigen, ding, onKies }: Props) {
  const { plek, bezig } = eigen
  const { bezit, inrichting } = plek
  const [koop, setKoop] = useState<Eilandding | null>(null)
  const staat = (naam: Eilandding): boolean => inrichting.dingen.some((d) => d.ding === naam)
  const choose = (naam: Eilandding): void => {
    if (!bezit.gekocht.includes(naam)) {
      onKies(null)
      setKoop(naam)
      return
    }
    setKoop(null)
    onKies(ding === naam ? null : naam)
  }
  const buyFor = async (naam: Eilandding): Promise<void> => {
    if (bezig || !(await eigen.koop(naam))) return
    setKoop(null)
    onKies(naam)
  }
  const remove = (naam: Eilandding): void => {
    eigen.richtIn({ dingen: inrichting.dingen.filter((d) => d.ding !== naam) })
    onKies(null)
  }
  return (
    <>
      {koop && (
        <KoopBalk
          ding={koop}
          schelpen={bezit.schelpen}
          bezig={bezig}
          onKoop={() => void buyFor(koop)}
          onNiet={() => setKoop(null)}
        />
      )}
      {ding && (
        <div className="plek-koop">
          <output>{`${DING_NAAM[ding]}: kies een plek op je eiland.`}</output>
          {staat(ding) && (
            <button type="button" className="plek-koop-nee" onClick={() => remove(ding)}>
              Haal weg
            </button>
          )}
          <button type="button" className="plek-koop-nee" onClick={() => onKies(null)}>
            Toch niet
          </button>
        </div>
      )}
      <h2>Voor op je eiland</h2>
      <div className="plek-tegels">
        {EILANDDINGEN.map((naam) => (
          <DingTegel
            key={naam}
            ding={naam}
            gekocht={bezit.gekocht}
            beeld={<img src={DING_BEELD[naam]} alt="" width={140} height={150} />}
            isAan={(ding ?? koop) === naam}
            stand={staat(naam) ? 'Staat er' : 'Van jou'}
            onKies={() => choose(naam)}
          />
        ))}
      </div>
    </>
  )
}
