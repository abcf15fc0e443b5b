import { getal, printTabel } from '../verslag.ts'
import type { Maat } from './onzekerheid.ts'
import * as o from './oefenstudie.ts'
import type { Plan } from './plan.ts'
import type { RivaalNaam } from './rivalen/rivalen.ts'
import { maat } from './onzekerheid.ts'

/** Formats a figure for the table, followed by its standard error. */
export const metFout = ({ waarde, fout }: Maat, decimalen = 2): string =>
  Number.isFinite(waarde) ? `${getal(waarde, decimalen)} ±${getal(fout, decimalen)}` : '–'

const KOP = [
  'wie',
  'goed %',
  'zone %',
  '< ,60 %',
  'op maat %',
  'winst: zone',
  'oefening',
  'fouten',
  '× elo cat.',
  '× leerboek',
  'van orakel',
  'woorden erbij',
  'fout na 50/200/1000',
  'zwak gevonden %',
  'loos',
] as const

type Alle = ReadonlyMap<RivaalNaam, o.PerWet>

/** Returns the results of a rival; throws where it did not practise. */
export function find(alle: Alle, naam: RivaalNaam): o.PerWet {
  const gevonden = alle.get(naam)
  if (!gevonden) throw new Error(`${naam} oefende niet`)
  return gevonden
}

function rij(alle: Alle, naam: RivaalNaam): string[] {
  const u = find(alle, naam)
  const tegen = (ander: RivaalNaam) => metFout(o.tegenover(u, find(alle, ander)).midden)
  const zwak = o.zwakGevonden(u)
  const fouten = [0, 1, 2].map((moment) => o.foutNa(u, moment))
  const heeftZwak = Number.isFinite(zwak.na)
  return [
    naam,
    metFout(
      o.procent(u, ({ goed, antwoorden }) => goed / antwoorden),
      1,
    ),
    metFout(
      o.procent(u, ({ zone, antwoorden }) => zone / antwoorden),
      1,
    ),
    metFout(
      o.procent(u, ({ teMoeilijk, antwoorden }) => teMoeilijk / antwoorden),
      1,
    ),
    metFout(o.opMaat(u), 0),
    ...o.perWet(u, (rijen) => maat(rijen.map(o.winstLater))).map((m) => metFout(m, 3)),
    tegen('elo, categorie'),
    tegen('leerboek'),
    tegen('orakel'),
    getal(o.procent(u, o.extraWoorden).waarde / 100),
    fouten.every(Number.isFinite) ? fouten.map((x) => getal(x, 2)).join(' / ') : '–',
    heeftZwak ? metFout(zwak.deel, 0) : '–',
    heeftZwak ? metFout(zwak.loos) : '–',
  ]
}

/** Prints the table of all rivals that practised. */
export const printOefenTabel = (alle: Alle): void =>
  printTabel(
    KOP,
    [...alle.keys()].map((naam) => rij(alle, naam)),
  )

/** Prints the gain of the engine against others in each world separately, to show how much worlds differ. */
export function printPerWereld(alle: Alle, plan: Plan): void {
  const anderen = ['elo, categorie', 'leerboek', 'orakel'] as const
  printTabel(
    ['motor, winst in elke wereld', ...anderen.map((naam) => `× ${naam}`)],
    plan.werelden.map((wereld, i) => [
      wereld,
      ...anderen.map((naam) => {
        const [motor, ander] = [find(alle, 'motor'), find(alle, naam)]
        const tegen = o.tegenover(o.vanWereld(motor, plan, i), o.vanWereld(ander, plan, i))
        return metFout(tegen.midden)
      }),
    ]),
  )
}
