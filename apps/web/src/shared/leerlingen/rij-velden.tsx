import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import type { RijVeld } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { Meter } from '@letterhaven/ui/pagina/meter.tsx'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { zegbaarDeel } from '../weergave/deel.ts'
import type { Kalender } from '../weergave/use-kalender.ts'
import { laatstGeoefend } from '../weergave/geleden.ts'
import { STATUS } from '../weergave/status.ts'
import { StatusPil } from '../weergave/status-pil.tsx'
import { waaromKort } from '../weergave/waarom-zin.ts'
import type { RijKern } from './rij-kern.ts'

function Status({ rij }: { rij: RijKern }) {
  const waarom = waaromKort(rij.waarom)
  return (
    <>
      <StatusPil status={rij.status} />
      {waarom && (
        <span className="rij-waarom">
          <MetNamen tekst={waarom} />
        </span>
      )}
    </>
  )
}

/** The pupil's status and the reason for it. */
export const veldStatus = (rij: RijKern): RijVeld => ({
  label: 'Status',
  waarde: <Status rij={rij} />,
  kern: true,
  deel: 1.9,
})

/** The share that was right the first time. */
export const veldGoed = (rij: RijKern): RijVeld => ({
  label: 'Goed in één keer',
  waarde: <Meter deel={zegbaarDeel(rij.telling)} toon={STATUS[rij.status].balk} />,
  kern: true,
  deel: 1.4,
})

/** How long a pupil practised in the last seven days. */
export const veldMinuten = (rij: RijKern): RijVeld => ({
  label: 'In 7 dagen',
  waarde: `${rij.oefenminuten} min`,
  kern: true,
  deel: 0.9,
})

/** Who the row is about; the caller adds the link to the pupil. */
export const rijWie = (rij: RijKern, { vandaag, land }: Kalender) => ({
  beeld: <Avatar naam={volledigeNaam(rij.naam)} id={rij.id} />,
  onder: metHoofdletter(laatstGeoefend(rij.laatst, vandaag, land)),
})
