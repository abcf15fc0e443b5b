import { useState } from 'react'
import { Dialoog } from '../lagen/dialoog.tsx'
import { Icoon } from '../stijl/icoon.tsx'
import { Knop } from '../knop/knop.tsx'
import { knopKlasse } from '../knop/knop-klasse.ts'
import { Menu } from '../menu/menu.tsx'
import { useToast } from '../lagen/toast-context.ts'
import { Veld } from '../formulier/veld.tsx'
import { Link } from './link.tsx'
import { Rij, Sectie, Stapel } from './sectie.tsx'

type Laag = 'midden' | 'lade' | 'paneel'

/** What appears over the page: dialog, drawers, menu and message. */
export function LagenSectie() {
  const toast = useToast()
  const [laag, setLaag] = useState<Laag>()
  const close = () => setLaag(undefined)
  return (
    <Sectie titel="Lagen">
      <Rij>
        <Knop onClick={() => setLaag('midden')}>Open een dialoog</Knop>
        <Knop icoon="menu" onClick={() => setLaag('lade')}>
          Open de lade
        </Knop>
        <Knop onClick={() => setLaag('paneel')}>Open het paneel</Knop>
        <Menu
          className={knopKlasse()}
          items={[
            {
              id: 'account',
              label: 'Mijn account',
              icoon: 'leerling',
              link: <Link href="#account" />,
            },
            {
              id: 'wissel',
              label: 'Wissel van leerling',
              icoon: 'wissel',
              onKies: () => toast({ tekst: 'Gewisseld.' }),
            },
            {
              id: 'code',
              label: 'Nieuwe code (bezig)',
              icoon: 'vernieuw',
              uit: true,
              onKies: () => undefined,
            },
            {
              id: 'uit',
              label: 'Uitloggen',
              icoon: 'uitloggen',
              scheiding: true,
              onKies: () => toast({ tekst: 'Tot ziens.' }),
            },
          ]}
        >
          Account <Icoon naam="chevron-onder" maat={16} />
        </Menu>
        <Knop
          onClick={() =>
            toast({
              tekst: 'Levi Visser staat in de prullenbak.',
              actie: {
                label: 'Ongedaan maken',
                onKies: () => toast({ tekst: 'Levi Visser is terug.' }),
              },
            })
          }
        >
          Melding met ongedaan
        </Knop>
        <Knop
          onClick={() =>
            toast({
              toon: 'bad',
              tekst:
                'Bewaren lukte niet. Je tekst staat nog in het scherm; probeer het straks opnieuw.',
            })
          }
        >
          Foutmelding
        </Knop>
      </Rij>
      <Dialoog
        open={laag === 'midden'}
        titel="Prullenbak legen?"
        onSluit={close}
        acties={
          <>
            <Knop soort="tekst" onClick={close}>
              Laat staan
            </Knop>
            <Knop soort="gevaar" onClick={close}>
              Leeg de prullenbak
            </Knop>
          </>
        }
      >
        <Stapel>
          <p>
            4 leerlingen en al hun antwoorden verdwijnen voorgoed. Dit kan niet ongedaan worden
            gemaakt.
          </p>
          <Veld label="Typ het aantal om door te gaan" inputMode="numeric" data-focus="" />
        </Stapel>
      </Dialoog>
      <Dialoog open={laag === 'lade'} soort="lade" titel="Menu" onSluit={close}>
        <p>Hier staat de navigatie op een klein scherm.</p>
      </Dialoog>
      <Dialoog open={laag === 'paneel'} soort="paneel" titel="Yara Yılmaz" onSluit={close}>
        <Stapel>
          <p>Woorden die misgingen: honden, paarden, strand.</p>
          <Knop onClick={() => toast({ tekst: 'Deze melding ligt boven de sluier.' })}>
            Melding in het paneel
          </Knop>
        </Stapel>
      </Dialoog>
    </Sectie>
  )
}
