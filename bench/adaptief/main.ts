import { type Doel, getal, printDoelen, printTitel } from '../verslag.ts'
import { doelenVan } from './doelen.ts'
import { letPractiseShort } from './kort.ts'
import { korteDoelen, printKort } from './kort-tabel.ts'
import { letRead } from './lees-studie.ts'
import { doelenVanLezen, printLezen } from './lees-tabel.ts'
import { aantalAntwoorden, letAllPractise } from './oefenstudie.ts'
import { printOefenTabel, printPerWereld, find } from './oefentabel.ts'
import { type Deel, readPlan, type Plan } from './plan.ts'
import { makePloeg, type Ploeg } from './ploeg.ts'
import { letEstimate, printSchatTabellen } from './schatstudie.ts'
import { measureSnelheid } from './snelheid.ts'
import { measureStoringen, printStoringen } from './storingen.ts'
import { letSearchZwak, printZwak, zwakDoelen } from './zwak-studie.ts'

const MS = 1000
/** Answers that are folded to measure the speed, per leerling of the plan: a million in the full study. */
const VOUWEN = 10_000
/**
 * Twenty leerlingen with twenty weeks of practice each, so that the first, during which the machine still compiles the program,
 * weigh little.
 */
const SNELLE_LEERLINGEN = 20

async function measureOefenen(ploeg: Ploeg, plan: Plan): Promise<Doel[]> {
  const alle = await letAllPractise(ploeg, plan)
  printOefenTabel(alle)
  printPerWereld(alle, plan)
  const schattingen = await letEstimate(ploeg, plan)
  printSchatTabellen(schattingen)
  const verliezen = await measureStoringen(ploeg, plan, find(alle, 'motor'))
  printStoringen(verliezen)
  const snelheid = measureSnelheid(SNELLE_LEERLINGEN, VOUWEN * plan.leerlingen)
  const aantal = [...alle.values()].reduce((totaal, u) => totaal + aantalAntwoorden(u), 0)
  process.stdout.write(`  ${getal(aantal)} antwoorden van oefenen\n\n`)
  return doelenVan({ alle, schattingen, verliezen, snelheid })
}

async function measureKort(ploeg: Ploeg, plan: Plan): Promise<Doel[]> {
  const wetten = await letPractiseShort(ploeg, plan)
  printKort(wetten)
  return korteDoelen(wetten)
}

async function measureZwak(ploeg: Ploeg, plan: Plan): Promise<Doel[]> {
  const studie = await letSearchZwak(ploeg, plan)
  printZwak(studie)
  return zwakDoelen(studie)
}

async function measureLezen(ploeg: Ploeg, plan: Plan): Promise<Doel[]> {
  const studie = await letRead(ploeg, plan)
  printLezen(studie)
  return doelenVanLezen(studie)
}

/** How each part is measured: it prints its tables, and returns its goals. */
const METINGEN: Readonly<Record<Deel, (ploeg: Ploeg, plan: Plan) => Promise<Doel[]>>> = {
  oefenen: measureOefenen,
  kort: measureKort,
  zwak: measureZwak,
  lezen: measureLezen,
}

/** Runs the study of the engine: an invented class, with the engine compared to rivals and to what is possible. */
export async function measureAdaptief(): Promise<void> {
  const plan = readPlan(process.env)
  const begin = performance.now()
  printTitel(
    'adaptief',
    `${plan.leerlingen} verzonnen leerlingen in elk van ${plan.werelden.length} werelden (${plan.soort}), twintig weken, onder drie of vier wetten van leren; ± is de standaardfout over leerlingen`,
  )
  const ploeg = makePloeg(plan.draden)
  const doelen: Doel[] = []
  try {
    for (const deel of plan.delen) doelen.push(...(await METINGEN[deel](ploeg, plan)))
  } finally {
    await ploeg.stop()
  }
  process.stdout.write(`  ${getal((performance.now() - begin) / MS)} s in alles\n\n`)
  printDoelen(doelen)
}
