import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import type { Thema } from '@letterhaven/ui/stijl/thema'
import { useThema } from '@letterhaven/ui/stijl/use-thema'

const THEMAS = [
  { thema: 'light', label: 'Licht', icoon: 'zon' },
  { thema: 'dark', label: 'Donker', icoon: 'maan' },
  { thema: 'system', label: 'Apparaat', icoon: 'systeem' },
] as const satisfies readonly { thema: Thema; label: string; icoon: string }[]

/**
 * Light, dark, or as the device says. Until the app is here the page's own script answers these
 * buttons (vooraf/take-over.ts): a choice of theme asks for no app.
 */
export function ThemaKnoppen() {
  const [keuze, setThema] = useThema()
  return (
    <fieldset className="site-thema">
      <legend className="site-gehoord">Weergave</legend>
      {THEMAS.map(({ thema, label, icoon }) => (
        <button
          key={thema}
          type="button"
          data-thema={thema}
          aria-pressed={thema === keuze}
          onClick={() => setThema(thema)}
        >
          <Icoon naam={icoon} maat={20} />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
