import { Avatar } from '../pagina/avatar.tsx'
import { Icoon } from '../stijl/icoon.tsx'
import { LijstRij } from '../lijst/lijst-rijen.tsx'
import { Menu } from '../menu/menu.tsx'
import { Meter } from '../pagina/meter.tsx'
import { Pil } from '../pagina/pil.tsx'
import { Spark } from '../grafiek/spark.tsx'
import { Vinkje } from '../formulier/vinkje.tsx'
import { type VoorbeeldLeerling, statusTekst } from './gegevens.ts'
import { Link } from './link.tsx'

const balk = { bad: 'coral', warn: 'sun', ok: 'leaf', info: 'primary' } as const

function velden({ toon, niveau, goed, minuten, weken, naam }: VoorbeeldLeerling) {
  const verschil = (weken.at(-1) ?? 0) - (weken[0] ?? 0)
  const tekst = `${verschil < 0 ? '−' : '+'}${Math.abs(verschil)}`
  return [
    { label: 'Status', waarde: <Pil toon={toon}>{statusTekst[toon]}</Pil>, kern: true, deel: 1.3 },
    { label: 'Niveau', waarde: niveau, deel: 0.7 },
    {
      label: 'Goed in één keer',
      waarde: <Meter deel={goed} toon={balk[toon]} />,
      kern: true,
      deel: 1.5,
    },
    { label: 'Oefentijd', waarde: `${minuten} min`, kern: true, deel: 0.8 },
    {
      label: 'Acht weken',
      waarde: (
        <>
          <Spark
            punten={weken}
            toon={balk[toon]}
            uitkomst={`${naam}: ${tekst} punten in acht weken`}
          />{' '}
          {tekst}
        </>
      ),
      deel: 1.2,
    },
  ]
}

interface Props {
  readonly leerling: VoorbeeldLeerling
  readonly gekozen: boolean
  readonly onKies: () => void
  readonly onPrullenbak: () => void
}

/** A row with everything a row can carry. */
export function LeerlingRij({ leerling, gekozen, onKies, onPrullenbak }: Props) {
  const { id, naam, laatst } = leerling
  return (
    <LijstRij
      gekozen={gekozen}
      vinkje={
        <Vinkje label={`${naam} kiezen`} labelVerborgen checked={gekozen} onChange={onKies} />
      }
      beeld={<Avatar naam={naam} id={id} />}
      titel={<a href={`#${id}`}>{naam}</a>}
      onder={`Laatst geoefend: ${laatst}`}
      velden={velden(leerling)}
      acties={
        <Menu
          label={`Acties voor ${naam}`}
          className="lh-knop lh-knop-tekst lh-knop-icoon"
          items={[
            {
              id: 'voortgang',
              label: 'Voortgang',
              icoon: 'grafiek',
              link: <Link href="#voortgang" />,
            },
            {
              id: 'oefenen',
              label: 'Oefeninstellingen',
              icoon: 'instellingen',
              link: <Link href="#instellingen" />,
            },
            {
              id: 'bak',
              label: 'Naar prullenbak',
              icoon: 'prullenbak',
              gevaar: true,
              scheiding: true,
              onKies: onPrullenbak,
            },
          ]}
        >
          <Icoon naam="meer" />
        </Menu>
      }
    />
  )
}
