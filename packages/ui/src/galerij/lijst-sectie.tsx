import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Broodkruimels } from '../broodkruimels.tsx'
import { Bulkbalk } from '../bulkbalk.tsx'
import { Icoon } from '../icoon.tsx'
import { Keuze } from '../keuze.tsx'
import { Keuzerondjes } from '../keuzerondjes.tsx'
import { Knop } from '../knop.tsx'
import { Leeg } from '../leeg.tsx'
import { LijstBalk, LijstRij, LijstRijen } from '../lijst-rijen.tsx'
import { Menu } from '../menu.tsx'
import { Meter } from '../meter.tsx'
import { PaginaKop } from '../pagina-kop.tsx'
import { Pil } from '../pil.tsx'
import { Spark } from '../spark.tsx'
import { Tabs } from '../tabs.tsx'
import { useToast } from '../toast-context.ts'
import { Vinkje } from '../vinkje.tsx'
import { Zoekveld } from '../zoekveld.tsx'
import { type VoorbeeldLeerling, leerlingen, statusTekst } from './gegevens.ts'
import { Link } from './link.tsx'
import { Sectie } from './sectie.tsx'

const balk = { bad: 'coral', warn: 'sun', ok: 'leaf', info: 'primary' } as const

function velden({ toon, niveau, goed, minuten, weken, naam }: VoorbeeldLeerling) {
  const verschil = (weken.at(-1) ?? 0) - (weken[0] ?? 0)
  const teken = verschil < 0 ? '−' : '+'
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
            uitkomst={`${naam}: ${teken}${Math.abs(verschil)} punten in acht weken`}
          />{' '}
          {`${teken}${Math.abs(verschil)}`}
        </>
      ),
      deel: 1.2,
    },
  ]
}

/** A whole page in small: the way the parts are meant to stand together. */
export function LijstSectie() {
  const toast = useToast()
  const [zoek, setZoek] = useState('')
  const [filter, setFilter] = useState<'alle' | 'bad'>('alle')
  const [gekozen, setGekozen] = useState<ReadonlySet<string>>(new Set(['l2']))
  const rijen = leerlingen
    .filter(({ naam }) => naam.toLocaleLowerCase('nl').includes(zoek.toLocaleLowerCase('nl')))
    .filter(({ toon }) => filter === 'alle' || toon === filter)
  const alle = rijen.length > 0 && rijen.every(({ id }) => gekozen.has(id))
  function toggle(id: string) {
    const next = new Set(gekozen)
    if (!next.delete(id)) next.add(id)
    setGekozen(next)
  }
  function naarPrullenbak(wie: string) {
    toast({
      tekst: `${wie} naar de prullenbak.`,
      actie: { label: 'Ongedaan maken', onKies: () => toast({ tekst: `${wie} terug.` }) },
    })
  }
  return (
    <Sectie titel="Een overzicht">
      <Broodkruimels
        kruimels={[
          { id: 'a', inhoud: <a href="#school">De Regenboog</a> },
          { id: 'b', inhoud: <a href="#lijst">Overzicht</a> },
          { id: 'c', inhoud: '5b' },
        ]}
      />
      <PaginaKop
        titel="Leerlingen van 5b"
        onder="7 leerlingen · Marieke Hendriks en Tom Baert"
        acties={
          <>
            <Knop
              soort="tekst"
              icoon="sleutel"
              onClick={() => toast({ tekst: 'De inlogkaartjes staan klaar.' })}
            >
              Wachtwoorden
            </Knop>
            <Knop soort="tekst" icoon="print" onClick={() => window.print()}>
              Printen
            </Knop>
            <Knop
              soort="primair"
              icoon="plus"
              onClick={() => toast({ tekst: 'Noor Peeters is toegevoegd.' })}
            >
              Leerlingen toevoegen
            </Knop>
          </>
        }
      />
      <Tabs label="Onderdelen van 5b">
        <a href="#leerlingen" aria-current="page">
          Leerlingen
        </a>
        <a href="#voortgang">Voortgang</a>
        <a href="#instellingen">Oefeninstellingen</a>
      </Tabs>
      <LijstBalk
        rechts={
          <Keuze
            naast
            label="Sorteer"
            opties={[
              { waarde: 'aandacht', label: 'Aandacht eerst' },
              { waarde: 'naam', label: 'Naam' },
            ]}
          />
        }
      >
        <Vinkje
          label="Alle leerlingen kiezen"
          labelVerborgen
          checked={alle}
          deels={!alle && gekozen.size > 0}
          onChange={() => setGekozen(new Set(alle ? [] : rijen.map(({ id }) => id)))}
        />
        <Zoekveld label="Zoek een leerling" waarde={zoek} onZoek={setZoek} toets="/" />
        <Keuzerondjes
          vorm="chips"
          label="Toon"
          labelVerborgen
          opties={[
            { waarde: 'alle', label: 'Allemaal' },
            { waarde: 'bad', label: 'Aandacht' },
          ]}
          waarde={filter}
          onKies={setFilter}
        />
      </LijstBalk>
      {rijen.length === 0 && (
        <Leeg
          icoon="zoek"
          titel={`Niemand gevonden met ‘${zoek}’`}
          actie={<Knop onClick={() => setZoek('')}>Toon iedereen</Knop>}
        />
      )}
      <LijstRijen label="Leerlingen">
        {rijen.map((leerling) => (
          <LijstRij
            key={leerling.id}
            gekozen={gekozen.has(leerling.id)}
            vinkje={
              <Vinkje
                label={`${leerling.naam} kiezen`}
                labelVerborgen
                checked={gekozen.has(leerling.id)}
                onChange={() => toggle(leerling.id)}
              />
            }
            beeld={<Avatar naam={leerling.naam} id={leerling.id} />}
            titel={<a href={`#${leerling.id}`}>{leerling.naam}</a>}
            onder={`Laatst: ${leerling.laatst}`}
            velden={velden(leerling)}
            acties={
              <Menu
                label={`Acties voor ${leerling.naam}`}
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
                    onKies: () => naarPrullenbak(leerling.naam),
                  },
                ]}
              >
                <Icoon naam="meer" />
              </Menu>
            }
          />
        ))}
      </LijstRijen>
      <Bulkbalk aantal={gekozen.size} onSluit={() => setGekozen(new Set())}>
        <Knop
          soort="tekst"
          icoon="sleutel"
          onClick={() => toast({ tekst: 'De inlogkaartjes staan klaar.' })}
        >
          Wachtwoorden
        </Knop>
        <Knop
          soort="tekst"
          icoon="prullenbak"
          onClick={() => naarPrullenbak(`${gekozen.size} leerlingen`)}
        >
          Prullenbak
        </Knop>
      </Bulkbalk>
    </Sectie>
  )
}
