import type { LeerlingInlog, LeerlingWachtwoord } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { LijstRij } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { Menu } from '@letterhaven/ui/menu/menu.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'

interface Props {
  readonly leerling: LeerlingInlog
  /** The secrets, while somebody looks at them. */
  readonly geheim: Pick<LeerlingWachtwoord, 'woorden' | 'plaatjes'> | null
  readonly bezig: boolean
  readonly onVernieuw: (soort: 'woorden' | 'plaatjes' | 'geen_plaatjes') => void
  readonly onVrij: () => void
  readonly gekozen: boolean
  readonly onKies: () => void
  readonly onKaart: () => void
}

interface Verborgen {
  /** Whether there is one. */
  readonly is: boolean
  readonly tekst: string | null | undefined
}

function Geheim({ is, tekst }: Verborgen) {
  if (!is) return <span className="ww-stil">geen</span>
  if (typeof tekst === 'string')
    return (
      <span className="ww-geheim" translate="no">
        {tekst}
      </span>
    )
  return (
    <span className="ww-verborgen">
      <span aria-hidden="true">••••••••</span>
      <span className="lh-vh">verborgen</span>
    </span>
  )
}

/** One pupil with what they sign in with. */
export function WachtwoordRij(props: Props) {
  const { leerling, geheim, bezig, gekozen, onVernieuw, onVrij, onKies, onKaart } = props
  const naam = volledigeNaam(leerling.naam)
  const { heeftWoorden, heeftPlaatjes, kaart, wachtTot } = leerling
  return (
    <LijstRij
      titel={<Letterlijk>{naam}</Letterlijk>}
      onder={
        <>
          herkenningsdier: <Letterlijk>{leerling.dier}</Letterlijk>
        </>
      }
      gekozen={gekozen}
      vinkje={
        <Vinkje
          labelVerborgen
          label={
            <>
              <Letterlijk>{naam}</Letterlijk> selecteren
            </>
          }
          checked={gekozen}
          onChange={onKies}
        />
      }
      beeld={<Avatar naam={naam} id={leerling.leerlingId} />}
      velden={[
        {
          label: 'Woorden',
          kern: true,
          deel: 2,
          waarde: <Geheim is={heeftWoorden} tekst={geheim?.woorden} />,
        },
        {
          label: 'Plaatjes',
          deel: 2.4,
          waarde: <Geheim is={heeftPlaatjes} tekst={geheim?.plaatjes?.join(', ')} />,
        },
        {
          label: 'Kaart met code',
          waarde: <span className="ww-stil">{kaart ? 'gemaakt' : 'nog geen'}</span>,
        },
        {
          label: 'Inloggen',
          kern: true,
          deel: 1.4,
          waarde:
            wachtTot === null ? (
              <Pil toon="ok">kan inloggen</Pil>
            ) : (
              <span className="ww-wacht">
                <Pil toon="warn">kan weer inloggen om {sayDatum('tijd', wachtTot)}</Pil>
                <Knop maat="klein" bezig={bezig} onClick={onVrij}>
                  Nu laten inloggen
                  <span className="lh-vh">
                    : <Letterlijk>{naam}</Letterlijk>
                  </span>
                </Knop>
              </span>
            ),
        },
      ]}
      acties={
        <Menu
          label={`Wachtwoord van ${naam}`}
          className={knopKlasse({ soort: 'tekst' })}
          items={[
            {
              id: 'kaart',
              label: 'Inlogkaart maken (PDF)',
              icoon: 'print',
              onKies: onKaart,
            },
            {
              id: 'woorden',
              label: 'Nieuwe woorden (de oude werken niet meer)',
              icoon: 'vernieuw',
              onKies: () => onVernieuw('woorden'),
            },
            {
              id: 'plaatjes',
              label: heeftPlaatjes
                ? 'Nieuwe plaatjes (de oude werken niet meer)'
                : 'Ook met plaatjes',
              icoon: 'ster',
              onKies: () => onVernieuw('plaatjes'),
            },
            {
              id: 'geen',
              label: 'Zonder plaatjes',
              icoon: 'sluit',
              uit: !heeftPlaatjes,
              onKies: () => onVernieuw('geen_plaatjes'),
            },
          ]}
        >
          <Icoon naam="meer" />
        </Menu>
      }
    />
  )
}
