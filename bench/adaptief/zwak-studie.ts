import { type Doel, getal, printTabel } from '../verslag.ts'
import { hoogste, minstens } from './doel-lijn.ts'
import { maat, verhouding, type Maat } from './onzekerheid.ts'
import { metFout } from './oefentabel.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { op } from './rij.ts'
import { reportBij, type Zoeker, type ZwakUitslag } from './zwak.ts'

/** False alarms per leerling at which all are compared; the middle one is what a teacher may be told. */
const ALARMEN = [0.25, 0.55, 1] as const
const AFGESPROKEN = 0.55

/** Who looks, and whether after a start test. */
interface Wie {
  readonly naam: string
  readonly zoeker: Zoeker
  readonly begintoets: boolean
}

const kaal = (zoeker: Zoeker): Wie => ({ naam: zoeker, zoeker, begintoets: false })
const getoetst = (zoeker: Zoeker): Wie => ({
  naam: `${zoeker}, na begintoets`,
  zoeker,
  begintoets: true,
})
/** Each engine with the one who knows more, in the same circumstances. */
const PAREN = [
  { motor: kaal('motor'), kenner: kaal('kenner') },
  { motor: getoetst('motor'), kenner: getoetst('kenner') },
] as const
const LEZERS = [
  getoetst('kenner, leest algemeen'),
  getoetst('kenner, leest per categorie'),
] as const

interface Gezocht {
  readonly naam: string
  readonly uitslagen: readonly ZwakUitslag[]
}

/** What was found by all. */
export interface ZwakStudie {
  readonly paren: readonly { readonly motor: Gezocht; readonly kenner: Gezocht }[]
  readonly lezers: readonly Gezocht[]
}

/** Lets all look for weak categories in all worlds. */
export async function letSearchZwak(ploeg: Ploeg, plan: Plan): Promise<ZwakStudie> {
  const letSearch = async ({ naam, zoeker, begintoets }: Wie): Promise<Gezocht> => {
    const vraag = { zoeker, begintoets, wet: 'zone', leerlingen: plan.leerlingen } as const
    const klaar = plan.werelden.map((wereld) => ploeg.perform('zwak', { ...vraag, wereld }))
    return { naam, uitslagen: (await Promise.all(klaar)).flat() }
  }
  const [lezers, paren] = await Promise.all([
    Promise.all(LEZERS.map(letSearch)),
    Promise.all(
      PAREN.map(async (paar) => {
        const [kenner, motor] = await Promise.all([letSearch(paar.kenner), letSearch(paar.motor)])
        return { motor, kenner }
      }),
    ),
  ])
  return { paren, lezers }
}

/** Returns what one finds as a part of what the other finds, with as many false alarms. */
function vergelekenBij(
  alarmen: number,
  een: readonly ZwakUitslag[],
  ander: readonly ZwakUitslag[],
): Maat {
  return verhouding(reportBij(een, alarmen).gevonden, reportBij(ander, alarmen).gevonden)
}

const procent = (gevonden: readonly number[]): Maat => maat(gevonden.map((deel) => 100 * deel))

function rijVan({ naam, uitslagen }: Gezocht, tegen?: Gezocht): string[] {
  const bij = reportBij(uitslagen, AFGESPROKEN)
  const opRij = bij.na.toSorted((a, b) => a - b)
  return [
    naam,
    ...ALARMEN.map((alarmen) => metFout(procent(reportBij(uitslagen, alarmen).gevonden), 0)),
    ...ALARMEN.map((alarmen) =>
      tegen ? metFout(vergelekenBij(alarmen, uitslagen, tegen.uitslagen)) : '–',
    ),
    getal(bij.drempel, 2),
    getal(op(opRij, Math.floor(opRij.length / 2))),
  ]
}

/** Prints how many weak categories each finds with as many false alarms. */
export const printZwak = ({ paren, lezers }: ZwakStudie): void =>
  printTabel(
    [
      'zwak gevonden in 6 weken, % bij zoveel vals alarm',
      ...ALARMEN.map((alarmen) => getal(alarmen, 2)),
      ...ALARMEN.map((alarmen) => `× kenner, ${getal(alarmen, 2)}`),
      'drempel',
      'midden na',
    ],
    [
      ...paren.flatMap(({ motor, kenner }) => [rijVan(motor, kenner), rijVan(kenner)]),
      ...lezers.map((lezer) => rijVan(lezer, paren.at(-1)?.kenner)),
    ],
  )

/** Returns the goals of the weak categories. */
export function zwakDoelen({ paren, lezers }: ZwakStudie): Doel[] {
  const gevonden = ({ uitslagen }: Gezocht): Maat =>
    procent(reportBij(uitslagen, AFGESPROKEN).gevonden)
  const metLezen = hoogste(lezers.map(gevonden))
  return paren.map(({ motor, kenner }) =>
    minstens({
      naam: `zwakke categorieën, ${motor.naam}: van wat de kenner vindt bij ${getal(AFGESPROKEN, 2)} vals alarm (${getal(gevonden(motor).waarde)} van ${getal(gevonden(kenner).waarde)} %; kenner na begintoets en lezen ${getal(metLezen)})`,
      gemeten: vergelekenBij(AFGESPROKEN, motor.uitslagen, kenner.uitslagen).waarde,
      grens: 0.9,
    }),
  )
}
