import { useState } from 'react'
import { DIEREN } from '@letterhaven/contracts/dier'
import { TRUIEN, type Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import { SCHAPPEN, type Schap } from '@letterhaven/domain/winkel'
import type { EigenPlek } from './use-plek.ts'
import { DierBeeld, KledingBeeld, TruiBeeld } from './held-beeld.tsx'
import { KoopBalk } from './koop-balk.tsx'
import { DIER_NAAM, TRUI_NAAM } from './plek-woorden.ts'
import { DingTegel, Tegel } from './winkel-tegel.tsx'

type Lijf = Exclude<Schap, 'eiland'>
type Kledingstuk = (typeof SCHAPPEN)[Lijf][number]

const KOPJE: Readonly<Record<Lijf, string>> = {
  hoed: 'Op je hoofd',
  sjaal: 'Om je hals',
  hand: 'In je hand',
}
const SCHAP_NAMEN = ['hoed', 'sjaal', 'hand'] as const satisfies readonly Lijf[]

interface Props {
  readonly eigen: EigenPlek
  /** Shows something without storing it; null shows what is worn. */
  readonly onPas: (uiterlijk: Uiterlijk | null) => void
}

/** The thing that is tried on, and where. */
interface Gepast {
  readonly schap: Lijf
  readonly ding: Kledingstuk
}

/** Chooses the animal, the colour, and what is worn or held. */
export function KledingSchap({ eigen, onPas }: Props) {
  const { plek, bezig } = eigen
  const { uiterlijk, bezit } = plek
  const [gepast, setGepast] = useState<Gepast | null>(null)
  const met = ({ schap, ding }: Gepast): Uiterlijk => ({ ...uiterlijk, [schap]: ding })
  const stop = (): void => {
    setGepast(null)
    onPas(null)
  }
  const choose = (keus: Gepast): void => {
    const { schap, ding } = keus
    if (bezit.gekocht.includes(ding)) {
      stop()
      eigen.kleed({ ...uiterlijk, [schap]: uiterlijk[schap] === ding ? null : ding })
      return
    }
    setGepast(keus)
    onPas(met(keus))
  }
  const buy = async (keus: Gepast): Promise<void> => {
    if (bezig || !(await eigen.koop(keus.ding))) return
    eigen.kleed(met(keus))
    stop()
  }
  const kleed = (deel: Partial<Uiterlijk>): void => {
    stop()
    eigen.kleed({ ...uiterlijk, ...deel })
  }
  return (
    <>
      {gepast && (
        <KoopBalk
          ding={gepast.ding}
          schelpen={bezit.schelpen}
          bezig={bezig}
          onKoop={() => void buy(gepast)}
          onNiet={stop}
        />
      )}
      <h2>Wie ben je?</h2>
      <div className="plek-tegels">
        {DIEREN.map((dier) => (
          <Tegel
            key={dier}
            naam={DIER_NAAM[dier]}
            beeld={<DierBeeld dier={dier} />}
            isAan={uiterlijk.dier === dier}
            onKies={() => kleed({ dier })}
          />
        ))}
      </div>
      {SCHAP_NAMEN.map((schap) => (
        <div key={schap}>
          <h2>{KOPJE[schap]}</h2>
          <div className="plek-tegels">
            {SCHAPPEN[schap].map((ding) => (
              <DingTegel
                key={ding}
                ding={ding}
                gekocht={bezit.gekocht}
                beeld={<KledingBeeld ding={ding} />}
                isAan={gepast ? gepast.ding === ding : uiterlijk[schap] === ding}
                stand={uiterlijk[schap] === ding ? 'Aan' : 'Van jou'}
                onKies={() => choose({ schap, ding })}
              />
            ))}
          </div>
        </div>
      ))}
      <h2>Kleur van je trui</h2>
      <div className="plek-tegels">
        {TRUIEN.map((trui) => (
          <Tegel
            key={trui}
            naam={TRUI_NAAM[trui]}
            beeld={<TruiBeeld trui={trui} />}
            isAan={uiterlijk.trui === trui}
            onKies={() => kleed({ trui })}
          />
        ))}
      </div>
    </>
  )
}
