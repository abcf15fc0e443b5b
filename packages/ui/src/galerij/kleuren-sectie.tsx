import { Sectie } from './sectie.tsx'

const rollen = [
  'primary',
  'primary-hover',
  'on-primary',
  'primary-tint',
  'link',
  'bg',
  'surface',
  'surface-2',
  'line',
  'line-strong',
  'text',
  'text-2',
  'inverse',
  'ok',
  'ok-tint',
  'warn',
  'warn-tint',
  'bad',
  'bad-tint',
  'sun',
  'coral',
  'leaf',
  'heat-1',
  'heat-2',
  'heat-3',
  'heat-4',
] as const

/** The colours by role, as the current theme has them. */
export function KleurenSectie() {
  return (
    <Sectie titel="Kleuren">
      <ul className="lh-galerij-plaatjes">
        {rollen.map((rol) => (
          <li key={rol}>
            <span className="lh-galerij-kleur" style={{ background: `var(--lh-${rol})` }} />
            {rol}
          </li>
        ))}
      </ul>
    </Sectie>
  )
}
