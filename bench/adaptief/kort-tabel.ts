import { getal, printTabel, type Doel } from '../verslag.ts'
import { hoogste, laagste, minstens } from './doel-lijn.ts'
import { deelTeMoeilijk, korteWinst, winstVan, type KorteWet } from './kort.ts'
import { metFout } from './oefentabel.ts'
import { gemiddelde } from './rij.ts'

/** Who stands in a row, and under which name. */
const NAMEN = {
  'elo, globaal': 'elo, globaal',
  ingehouden: 'elo, globaal, ingehouden',
  motor: 'motor',
  kenner: 'kenner',
  orakel: 'orakel',
} as const satisfies Readonly<Record<keyof KorteWet['rijen'], string>>
const WIE = Object.keys(NAMEN).filter((naam): naam is keyof typeof NAMEN => naam in NAMEN)

function rijVan({ wet, rijen, minste }: KorteWet, wie: keyof typeof NAMEN): string[] {
  const eigen = rijen[wie]
  const tegen = (ander: keyof typeof NAMEN): string => {
    const [maat] = korteWinst([{ wet, rijen, minste }], wie, ander).wetten
    return maat ? metFout(maat) : '–'
  }
  const goed = gemiddelde(eigen.map((u) => u.goed / u.antwoorden))
  return [
    `${wet}: ${NAMEN[wie]}`,
    getal(100 * goed, 1),
    getal(100 * deelTeMoeilijk(eigen), 1),
    metFout(winstVan(eigen), 3),
    tegen('elo, globaal'),
    tegen('ingehouden'),
    wie === 'ingehouden' && minste > 0 ? getal(minste, 2) : '–',
  ]
}

/** Prints what was gained on the short line, law by law. */
export const printKort = (wetten: readonly KorteWet[]): void =>
  printTabel(
    ['36 categorieën', 'goed %', '< ,60 %', 'winst', '× elo', '× ingehouden', 'minste kans'],
    wetten.flatMap((wet) => WIE.map((wie) => rijVan(wet, wie))),
  )

/** Returns the goals of the short line. */
export function korteDoelen(wetten: readonly KorteWet[]): Doel[] {
  const tegen = (ander: 'elo, globaal' | 'ingehouden') => ({
    motor: korteWinst(wetten, 'motor', ander),
    kenner: korteWinst(wetten, 'kenner', ander),
    orakel: korteWinst(wetten, 'orakel', ander),
  })
  const [vrij, gelijk] = [tegen('elo, globaal'), tegen('ingehouden')]
  const plafonds = (kenner: number, orakel: number): string =>
    `kenner ${getal(kenner, 2)}, orakel ${getal(orakel, 2)}`
  const elk = ({ kenner, orakel }: typeof vrij): string =>
    plafonds(laagste(kenner.wetten), laagste(orakel.wetten))
  const verschil = hoogste(
    wetten.map(({ rijen }) => ({
      waarde: Math.abs(deelTeMoeilijk(rijen.ingehouden) - deelTeMoeilijk(rijen.motor)),
      fout: 0,
    })),
  )
  return [
    minstens({
      naam: `36 categorieën, vier wetten: winst tegen globale elo (${plafonds(vrij.kenner.midden.waarde, vrij.orakel.midden.waarde)})`,
      gemeten: vrij.motor.midden.waarde,
      grens: 1.09,
    }),
    minstens({
      naam: `  in elke wet (${elk(vrij)})`,
      gemeten: laagste(vrij.motor.wetten),
      grens: 0.97,
    }),
    minstens({
      naam: `  in elke wet, tegen dezelfde elo met even weinig onder ,60 (op ${getal(100 * verschil, 2)} % na; ${elk(gelijk)})`,
      gemeten: laagste(gelijk.motor.wetten),
      grens: 1.1,
    }),
  ]
}
