import { type Doel, getal, printTabel } from '../verslag.ts'
import { hoogstens } from './doel-lijn.ts'
import { metFout } from './oefentabel.ts'
import type { Maat } from './onzekerheid.ts'
import type { LeesRij, LeesStudie } from './lees-studie.ts'

const alleRijen = ({ vlotheid, flits, begrip, gebied }: LeesStudie): LeesRij[] => [
  ...[...gebied.values()].flatMap((rijen) => [...rijen.values()]),
  ...[...vlotheid.values()].flatMap((rijen) => [...rijen.values()]),
  ...[...flits.values()].flatMap((rijen) => [...rijen.values()]),
  ...[...begrip.values()].flatMap((rijen) => [...rijen.values()]),
]

/** Prints how far each measure is off. */
export function printLezen(studie: LeesStudie): void {
  const cel = (m: Maat | null, decimalen = 2): string => (m ? metFout(m, decimalen) : '–')
  printTabel(
    [
      'lezen en werkwoorden, fout × grens',
      'beste toets',
      'eigen opgaven',
      'wie meer weet',
      'fout',
      'in 80 %-interval',
      'goed %',
    ],
    alleRijen(studie).map((rij) => [
      rij.naam,
      cel(rij.beste),
      cel(rij.eigen),
      cel(rij.kenner),
      getal(rij.fout, rij.fout > 3 ? 1 : 2),
      cel(rij.binnen, 0),
      cel(rij.goed, 0),
    ]),
  )
}

const waarde = (m: Maat | null | undefined): number => m?.waarde ?? Number.NaN

/** How far a share of intervals may be from the 80 % that is told, in percentage points. */
const SPELING = 4
const TOEGEZEGD = 80

function intervalDoel(naam: string, rij: LeesRij | undefined): Doel {
  const binnen = waarde(rij?.binnen)
  return hoogstens({
    naam: `  ${naam}: intervallen van 80 % die het ware hielden, afstand tot 80 (${getal(binnen, 1)} %; plafond 0)`,
    gemeten: Math.abs(binnen - TOEGEZEGD),
    grens: SPELING,
    eenheid: '%',
    decimalen: 1,
  })
}

function gebiedDoel(naam: string, rij: LeesRij | undefined): Doel {
  return hoogstens({
    naam: `${naam}, 50 keer: fout tegen de grens van de eigen opgaven (plafond 1; wie elke opgave kent ${getal(waarde(rij?.kenner), 2)})`,
    gemeten: waarde(rij?.eigen),
    grens: 1.06,
  })
}

function vlotDoelen(vlotheid: LeesStudie['vlotheid']): Doel[] {
  const [netjes, rommelig] = [
    vlotheid.get('netjes')?.get(16),
    vlotheid.get('met onderbrekingen')?.get(16),
  ]
  return [
    hoogstens({
      naam: `woorden per minuut na 16 weken: fout tegen wie weet hoe lezers verschillen (plafond 1; met onderbrekingen ${getal(waarde(rommelig?.eigen), 2)})`,
      gemeten: waarde(netjes?.eigen),
      grens: 1.1,
    }),
    intervalDoel('netjes', netjes),
    intervalDoel('met onderbrekingen', rommelig),
  ]
}

/** Flashed words are chosen from four, as most games have them. */
const KIEZEN = 0.25

function flitsDoelen(flits: LeesStudie['flits']): Doel[] {
  const bij = (na: number): LeesRij | undefined => flits.get(KIEZEN)?.get(na)
  return [
    ...[10, 20, 40].map((na) =>
      hoogstens({
        naam: `flits na ${na} woorden: fout in de tijd voor drie van vier, tegen de beste toets (plafond, wie de lezer kent en dezelfde woorden ziet: ${getal(waarde(bij(na)?.kenner), 2)})`,
        gemeten: waarde(bij(na)?.beste),
        grens: 1.15,
      }),
    ),
    hoogstens({
      naam: '  na 40 woorden tegen de grens van de woorden zoals ze stonden (plafond 1)',
      gemeten: waarde(bij(40)?.eigen),
      grens: 1.06,
    }),
  ]
}

function begripDoelen(begrip: LeesStudie['begrip']): Doel[] {
  const [weinig, veel] = [begrip.get('weinig')?.get(12), begrip.get('veel')?.get(12)]
  return [
    hoogstens({
      naam: `begrip na 12 teksten: fout in schooljaren tegen de grens van de eigen vragen (plafond 1; waar teksten weinig verschillen ${getal(waarde(weinig?.eigen), 2)})`,
      gemeten: Math.max(waarde(weinig?.eigen), waarde(veel?.eigen)),
      grens: 1.1,
    }),
    intervalDoel('begrip, teksten verschillen weinig', weinig),
    intervalDoel('begrip, teksten verschillen veel', veel),
  ]
}

/** Returns the goals of reading and of verbs. */
export const doelenVanLezen = ({ vlotheid, flits, begrip, gebied }: LeesStudie): Doel[] => [
  gebiedDoel('woorden lezen', gebied.get('lezen')?.get(50)),
  gebiedDoel('werkwoorden in zinnen', gebied.get('werkwoord')?.get(50)),
  ...vlotDoelen(vlotheid),
  ...flitsDoelen(flits),
  ...begripDoelen(begrip),
]
