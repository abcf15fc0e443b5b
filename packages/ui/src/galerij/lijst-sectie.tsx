import { useState } from 'react'
import { Broodkruimels } from '../pagina/broodkruimels.tsx'
import { Bulkbalk } from '../lijst/bulkbalk.tsx'
import { Keuze } from '../formulier/keuze.tsx'
import { Keuzerondjes } from '../formulier/keuzerondjes.tsx'
import { Knop } from '../knop/knop.tsx'
import { Leeg } from '../pagina/leeg.tsx'
import { LijstBalk, LijstRijen } from '../lijst/lijst-rijen.tsx'
import { PaginaKop } from '../pagina/pagina-kop.tsx'
import { Tabs } from '../knop/tabs.tsx'
import { useToast } from '../lagen/toast-context.ts'
import { Vinkje } from '../formulier/vinkje.tsx'
import { Zoekveld } from '../formulier/zoekveld.tsx'
import { leerlingen } from './gegevens.ts'
import { LeerlingRij } from './leerling-rij.tsx'
import { Sectie } from './sectie.tsx'

/** A whole page on a small scale, to show how the parts are meant to be combined. */
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
          <LeerlingRij
            key={leerling.id}
            leerling={leerling}
            gekozen={gekozen.has(leerling.id)}
            onKies={() => toggle(leerling.id)}
            onPrullenbak={() => naarPrullenbak(leerling.naam)}
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
