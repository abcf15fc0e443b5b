import { type Doel, getal } from '../verslag.ts'
import { hoogste, hoogstens, laagste, minstens } from './doel-lijn.ts'
import type { Maat } from './onzekerheid.ts'
import * as o from './oefenstudie.ts'
import { find } from './oefentabel.ts'
import type { RivaalNaam } from './rivalen/rivalen.ts'
import type { Schatting } from './schatstudie.ts'
import type { Snelheid } from './snelheid.ts'
import type { Verlies } from './storingen.ts'

/** Everything that was measured. */
export interface Gemeten {
  readonly alle: ReadonlyMap<RivaalNaam, o.PerWet>
  readonly schattingen: readonly Schatting[]
  readonly verliezen: readonly Verlies[]
  readonly snelheid: Snelheid
}

const plafond = (waarde: number): string => `plafond ${getal(waarde, 2)}`
/** Formats two ceilings: the engine with known words, and a rival that knows all but the levels. */
const plafonds = (metWoorden: number, kenner: number, decimalen = 2): string =>
  `woorden bekend ${getal(metWoorden, decimalen)}, kenner ${getal(kenner, decimalen)}`

function winstDoelen(alle: Gemeten['alle']): Doel[] {
  const [motor, orakel] = [find(alle, 'motor'), find(alle, 'orakel')]
  const lijn = (ander: RivaalNaam) => ({
    motor: o.tegenover(motor, find(alle, ander)),
    top: o.tegenover(orakel, find(alle, ander)),
  })
  const [elo, boek, sterkste] = [lijn('elo, categorie'), lijn('leerboek'), lijn('elo, globaal')]
  const top = o.tegenover(motor, orakel)
  const deel = (naam: RivaalNaam) => laagste(o.tegenover(find(alle, naam), orakel).wetten)
  return [
    minstens({
      naam: `winst na 8 weken tegen elo per categorie (${plafond(elo.top.midden.waarde)})`,
      gemeten: elo.motor.midden.waarde,
      grens: 1.2,
    }),
    minstens({
      naam: `  in elke wet (${plafond(laagste(elo.top.wetten))})`,
      gemeten: laagste(elo.motor.wetten),
      grens: 1.15,
    }),
    minstens({
      naam: `tegen het leerboek (${plafond(boek.top.midden.waarde)})`,
      gemeten: boek.motor.midden.waarde,
      grens: 1.36,
    }),
    minstens({
      naam: `tegen globale elo (${plafond(sterkste.top.midden.waarde)})`,
      gemeten: sterkste.motor.midden.waarde,
      grens: 1.09,
    }),
    minstens({
      naam: `van het orakel, in elke wet (${plafonds(deel('motor, woorden bekend'), deel('kenner'))})`,
      gemeten: laagste(top.wetten),
      grens: 0.93,
    }),
  ]
}

function zoneDoelen(alle: Gemeten['alle']): Doel[] {
  const [motor, kenner] = [find(alle, 'motor'), find(alle, 'kenner')]
  const bekend = find(alle, 'motor, woorden bekend')
  const zone = (u: o.PerWet) => o.procent(u, (een) => een.zone / een.antwoorden).waarde
  const moeilijk = (u: o.PerWet) => o.procent(u, (een) => een.teMoeilijk / een.antwoorden).waarde
  const [zwak, kan] = [o.zwakGevonden(motor), o.zwakGevonden(kenner)]
  const deel = { eenheid: '%', decimalen: 1 }
  return [
    minstens({
      naam: `antwoorden in de zone (${plafonds(zone(bekend), zone(kenner), 1)})`,
      gemeten: zone(motor),
      grens: 55,
      ...deel,
    }),
    hoogstens({
      naam: `onder ,60 (${plafonds(moeilijk(bekend), moeilijk(kenner), 1)})`,
      gemeten: moeilijk(motor),
      grens: 3,
      ...deel,
    }),
    minstens({
      naam: `zwakke categorieën gevonden in 6 weken (kenner ${getal(kan.deel.waarde)}; midden na ${getal(zwak.na)} antwoorden)`,
      gemeten: zwak.deel.waarde,
      grens: 77,
      ...deel,
    }),
    hoogstens({
      naam: `  vals alarm per leerling (kenner ${getal(kan.loos.waarde, 2)})`,
      gemeten: zwak.loos.waarde,
      grens: 0.55,
      eenheid: '',
    }),
  ]
}

const waardeVan = (m: Maat | undefined): number => m?.waarde ?? Number.NaN

function woordDoelen(motor: Schatting | undefined): Doel[] {
  const vakken = motor?.woorden ?? []
  const [eerste = Number.NaN] = vakken.map(({ fout }) => fout)
  const metNiveaus = hoogste(vakken.slice(1).map((vak) => vak.metNiveaus))
  const achteraf = hoogste(vakken.slice(1).flatMap(({ terugblik }) => terugblik ?? []))
  const laatste = vakken.at(-1)?.fout ?? Number.NaN
  return [
    hoogstens({
      naam: `moeilijkheid van woorden, vanaf 30 keer, tegen de grens (wie op alles terugblikt ${getal(achteraf, 2)}; tegen de grens met onbekende niveaus ${getal(metNiveaus, 2)})`,
      gemeten: hoogste(vakken.slice(1).map(({ verhouding }) => verhouding)),
      grens: 1.05,
    }),
    hoogstens({
      naam: '  fout bij 100 keer of meer, tegen die bij 10 tot 29',
      gemeten: laatste / eerste,
      grens: 0.95,
    }),
  ]
}

function estimateDoelen(schattingen: readonly Schatting[]): Doel[] {
  const van = (naam: RivaalNaam) => schattingen.find(({ rivaal }) => rivaal === naam)
  const [motor, kenner, bekend] = [van('motor'), van('kenner'), van('motor, woorden bekend')]
  const toets = (wie: Schatting | undefined) => waardeVan(wie?.toets.get('toets, ,50')?.beste)
  const instap = (wie: Schatting | undefined) => waardeVan(wie?.instap.eigen)
  const log = (wie: Schatting | undefined) => waardeVan(wie?.log.teveel)
  return [
    hoogstens({
      naam: `toets van 30 woorden, fout tegen de beste toets (${plafond(toets(kenner))})`,
      gemeten: toets(motor),
      grens: 1.05,
    }),
    hoogstens({
      naam: `instaptoets van 40 woorden, fout tegen de grens van Van Trees (${plafond(instap(kenner))})`,
      gemeten: instap(motor),
      grens: 1.03,
    }),
    ...woordDoelen(motor),
    hoogstens({
      naam: `teveel log-verlies op één logboek (${plafonds(log(bekend), log(kenner), 1)}; met viermaal zoveel leerlingen ${getal(waardeVan(motor?.log.metMeer ?? undefined), 1)})`,
      gemeten: log(motor),
      grens: 15,
      eenheid: 'mnat',
      decimalen: 1,
    }),
  ]
}

function snelheidDoelen({ rustigst, drukst, miljoen, zelfde }: Snelheid): Doel[] {
  return [
    hoogstens({
      naam: `kiezen en leren, midden, in de rustigste ronde (alle covarianties één keer bijwerken en niets anders: ${getal(rustigst.kaal, 1)}; in de drukste ${getal(drukst.midden, 1)} en ${getal(drukst.kaal, 1)})`,
      gemeten: rustigst.midden,
      grens: 10,
      eenheid: 'µs',
      decimalen: 1,
    }),
    hoogstens({
      naam: '  99 van de 100',
      gemeten: rustigst.p99,
      grens: 100,
      eenheid: 'µs',
      decimalen: 0,
    }),
    hoogstens({
      naam: 'een miljoen antwoorden vouwen',
      gemeten: miljoen,
      grens: 15,
      eenheid: 's',
      decimalen: 1,
    }),
    minstens({
      naam: '  nog eens gekozen en gevouwen: op de bit gelijk',
      gemeten: zelfde ? 1 : 0,
      grens: 1,
      eenheid: '',
      decimalen: 0,
    }),
  ]
}

/** Returns the lines under the tables: each figure, and what was required of it. */
export const doelenVan = ({ alle, schattingen, verliezen, snelheid }: Gemeten): Doel[] => [
  ...winstDoelen(alle),
  ...zoneDoelen(alle),
  ...estimateDoelen(schattingen),
  ...verliezen.map(({ naam, midden }) =>
    hoogstens({
      naam: `verlies door ${naam}`,
      gemeten: midden.waarde,
      grens: 3,
      eenheid: '%',
      decimalen: 1,
    }),
  ),
  ...snelheidDoelen(snelheid),
]
