import { Keuzerondjes, type RondjeOptie } from './keuzerondjes.tsx'
import type { Thema } from '../stijl/thema.ts'
import { useThema } from '../stijl/use-thema.ts'

const opties: readonly RondjeOptie<Thema>[] = [
  { waarde: 'light', label: 'Licht', icoon: 'zon' },
  { waarde: 'dark', label: 'Donker', icoon: 'maan' },
  { waarde: 'system', label: 'Apparaat', icoon: 'systeem' },
]

/** Chooses light, dark, or what the device says. */
export function Themakeuze({
  labelVerborgen = true,
}: {
  readonly labelVerborgen?: boolean | undefined
}) {
  const [thema, setThema] = useThema()
  return (
    <Keuzerondjes
      label="Weergave"
      labelVerborgen={labelVerborgen}
      opties={opties}
      waarde={thema}
      onKies={setThema}
    />
  )
}
