import { lazy, Suspense } from 'react'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { Verandering } from '../delen/verandering.ts'
import { bijzaak } from '../../../shared/bijzaak.ts'
import { NaamBordje } from './naam-bordje.tsx'
import { Schelpen } from '../delen/schelpen.tsx'
import { WeekStenen } from './week-stenen.tsx'

/** Sends what still waited on this device. It is loaded after the map, which works without it. */
const Wolk = bijzaak(() => import('../../../shared/outbox/wolk.tsx').then((m) => m.Wolk))

/** Needed only by the few pupils whose teacher set a test. */
const ToetsVlag = lazy(() => import('./toets-vlag.tsx').then((m) => ({ default: m.ToetsVlag })))

/** Also loaded after the map. */
const GaapKop = bijzaak(() => import('./gaap-kop.tsx').then((m) => m.GaapKop))

interface Props {
  readonly kaart: Landkaart
  readonly kijktMee: boolean
  readonly isOud: boolean
  readonly verandering: Verandering | null
  /** Whether what still waits here is sent and shown. */
  readonly metWolk: boolean
  readonly onVernieuw: () => void
}

/** Whose map it is, the week, what was earned, and any messages. */
export function KaartHud({ kaart, kijktMee, isOud, verandering, metWolk, onVernieuw }: Props) {
  const { leerling, week, schelpen, uiterlijk, gaapNa } = kaart
  const zin = verandering?.zin
  return (
    <div className="kaart-hud">
      <NaamBordje leerlingId={leerling.id} voornaam={leerling.voornaam} dier={uiterlijk.dier} />
      <div className="kaart-stand">
        <WeekStenen week={week} />
        <Schelpen aantal={schelpen} erbij={verandering?.schelpenErbij ?? 0} />
      </div>
      <div className="kaart-meldingen">
        {kijktMee && <p className="kaart-pil kijkt-mee">Je kijkt mee</p>}
        {kaart.toets && !kijktMee && (
          <Suspense>
            <ToetsVlag leerlingId={leerling.id} toets={kaart.toets} />
          </Suspense>
        )}
        {metWolk && (
          <Suspense>
            <GaapKop leerlingId={leerling.id} dier={uiterlijk.dier} gaapNa={gaapNa} />
          </Suspense>
        )}
        {metWolk && (
          <Suspense>
            <Wolk onBezorgd={onVernieuw} />
          </Suspense>
        )}
        {isOud ? (
          <output className="kaart-pil kaart-melding">
            Geen internet. Dit is je kaart van daarnet.
          </output>
        ) : (
          <output className={zin ? 'kaart-pil kaart-melding kaart-nieuws' : 'lh-vh'}>{zin}</output>
        )}
      </div>
    </div>
  )
}
